-- What the papers of a trip say of a line, as it was priced: crossings, nights, rides, visits and the days of a plan. Lines from
-- before have none. `driver` is the office's to fill in: {name, phone}.
alter table booking_line
  add column facts jsonb,
  add column driver jsonb;
-- Whom a traveller rings who stands at the door.
alter table hotel add column phone text not null default '';
-- What guests of an activity bring along.
alter table activity add column bring jsonb not null default '[]';
