"""The actions of a go (4.3, 4.7 to 4.18): their options, reasons and effects. May import sins and quests."""
