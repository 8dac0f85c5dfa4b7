-- What the office keeps of its boats: versions of their seat maps, sailings with a boat, a time or fares of their own, seats kept back.

alter table ferry_operator add column updated_at timestamptz not null default app_now();

alter table ferry_vessel
  -- As it stands in the carrier's papers.
  add column registration text not null default '',
  -- For the office alone.
  add column notes        text not null default '',
  add column picture_id   text references picture (id) on delete set null,
  add column updated_at   timestamptz not null default app_now();

-- A later version of a vessel's seats; the first is what a vessel began with and has no row. Sailings from `from_date` on are made with
-- the last of them. The cabins of a version never change: a claim of a seat may be reading them.
create table ferry_map (
  vessel_id text not null references ferry_vessel (id) on delete cascade,
  number    integer not null check (number > 1),
  from_date date not null,
  at        timestamptz not null default app_now(),
  primary key (vessel_id, number)
);

-- fittings: [{row, column, kind}], what stands where no seat is, both counted from 0; only the office shows it.
alter table ferry_cabin add column map integer not null default 1, add column fittings jsonb not null default '[]';
alter table ferry_cabin drop constraint ferry_cabin_pkey;
alter table ferry_cabin add primary key (vessel_id, map, code);

-- is_extra: made for one additional sailing, no part of the timetable. Sailings are made from `from_date` to `until_date`, both inside;
-- those before it are of what the timetable was then.
alter table ferry_trip
  add column is_extra   boolean not null default false,
  add column from_date  date,
  add column until_date date,
  add column updated_at timestamptz not null default app_now();

-- The boat, its seats and the clock are those of the day. is_exception: changed by hand, so that a change of the timetable leaves them;
-- has_own_fares: the same of the fares.
alter table ferry_sailing
  add column vessel_id     text references ferry_vessel (id),
  add column map           integer not null default 1,
  add column is_exception  boolean not null default false,
  add column has_own_fares boolean not null default false;
update ferry_sailing sailing set vessel_id = trip.vessel_id from ferry_trip trip where trip.id = sailing.trip_id;
alter table ferry_sailing alter column vessel_id set not null;
create index ferry_sailing_by_date on ferry_sailing (sail_date);

-- A seat that is kept back may be given free at a time, as a hold is.
alter table ferry_seat drop constraint ferry_seat_check;
alter table ferry_seat drop constraint ferry_seat_check1;
alter table ferry_seat
  add check (state <> 'held' or (expires_at is not null and claim is not null)),
  add check (state <> 'booked' or expires_at is null);

-- Seats kept back on every sailing of a trip; release_minutes: so long before the departure they are free, null is never.
create table ferry_keep (
  trip_id         text primary key references ferry_trip (id) on delete cascade,
  seats           text[] not null,
  release_minutes integer check (release_minutes > 0)
);

create trigger ferry_changed after insert or update or delete or truncate on ferry_map
  for each statement execute function kept_copy_changed('ferry');
create trigger pages_changed after insert or update or delete or truncate on ferry_map
  for each statement execute function kept_copy_changed('pages');
