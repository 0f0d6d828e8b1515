"""The actions of a go (4.3, 4.7 to 4.18): what is on offer, why not, and doing it. May import sins and quests."""
