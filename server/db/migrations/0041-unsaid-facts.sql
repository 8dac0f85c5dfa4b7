-- Facts that nobody has entered yet, by the names of the office's fields. A new hotel and its first kind of room get values that these tables
-- need; they go on the site only once somebody has said each.
alter table hotel add column unsaid text[] not null default '{}';
alter table room_type add column unsaid text[] not null default '{}';
