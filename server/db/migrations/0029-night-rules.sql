-- What the office rules about single nights: a closed one takes no new bookings, whatever is free; a stay that begins on one is for so
-- many nights at least.
alter table room_night
  add column is_closed  boolean not null default false,
  add column min_nights integer not null default 1 check (min_nights between 1 and 14);
