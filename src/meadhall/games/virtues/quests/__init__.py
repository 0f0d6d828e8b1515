"""Completing quests: prizes, treasures, armour, the cataclysm of the row, the new row (4.19). May import cataclysms."""
