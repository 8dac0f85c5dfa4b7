-- Most searches are answered from names and keywords alone: those are looked up without the long texts. Written at once: what an
-- index keeps for later is read at every search until then.
create index search_entry_head on search_entry using gin (head) with (fastupdate = off);
