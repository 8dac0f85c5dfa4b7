-- A search finds the crossings of the ferries too.
alter table search_entry drop constraint search_entry_kind_check;
alter table search_entry add constraint search_entry_kind_check
  check (kind in ('package', 'hotel', 'place', 'activity', 'car', 'ferry', 'post', 'page'));
