-- Ferries: ports, vessels with their seats, the timetable, its dated sailings, and which seats are taken. Money is whole rupees,
-- everything inside: port fee and tax. Times are wall clocks in India.

create table ferry_port (
  id        text primary key,
  name      text not null,
  town      text not null,
  island_id text not null references island (id),
  lat       double precision not null,
  lng       double precision not null,
  position  integer not null
);

-- map_path is the line on a map, [lng, lat] pairs.
create table ferry_route (
  id           text primary key,
  from_port_id text not null references ferry_port (id),
  to_port_id   text not null references ferry_port (id),
  distance_km  integer not null check (distance_km >= 0),
  map_path     jsonb not null default '[]',
  check (from_port_id <> to_port_id)
);

create table ferry_operator (
  id                       text primary key,
  name                     text not null,
  report_before_minutes    integer not null check (report_before_minutes >= 0),
  check_in_closes_minutes  integer not null check (check_in_closes_minutes >= 0),
  boarding_closes_minutes  integer not null check (boarding_closes_minutes >= 0),
  luggage_kg               integer not null check (luggage_kg >= 0),
  hand_bag_kg              integer not null check (hand_bag_kg >= 0),
  excess_per_kg            integer not null check (excess_per_kg >= 0),
  port_fee                 integer not null check (port_fee >= 0),
  -- What comes back of a ticket that is cancelled, by hours before the departure.
  cancel_steps             jsonb not null default '[{"hoursBefore": 48, "percent": 80}, {"hoursBefore": 24, "percent": 50}]'
    check (jsonb_typeof(cancel_steps) = 'array'),
  -- Whether another name may be put on a ticket.
  takes_other_names        boolean not null default true
);

create table ferry_vessel (
  id          text primary key,
  operator_id text not null references ferry_operator (id),
  name        text not null,
  kind        text not null
);

-- A class of a vessel. grid: [{row, cells: [seat, "aisle" or null], tag?}], bow to stern, port to starboard; `seats` are those of
-- the grid, `blocked` the crew's, which are never sold.
create table ferry_cabin (
  vessel_id      text not null references ferry_vessel (id) on delete cascade,
  code           text not null check (code in ('pClass', 'bClass', 'rClass')),
  name           text not null,
  deck           text not null,
  window_letters jsonb not null default '[]',
  grid           jsonb not null,
  seats          text[] not null,
  blocked        text[] not null default '{}',
  position       integer not null,
  primary key (vessel_id, code),
  check (blocked <@ seats)
);

-- The timetable. weekdays: digits, 0 is Sunday. A season (month and day, both inside) may run over New Year; none: all the year.
-- fares by class in the base season. The seats of a sample are taken by nobody: the demo's maps are not to be empty.
create table ferry_trip (
  id          text primary key check (id ~ '^[a-z0-9-]+$'),
  route_id    text not null references ferry_route (id),
  vessel_id   text not null references ferry_vessel (id),
  depart_time text not null check (depart_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  arrive_time text not null check (arrive_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  weekdays    text not null default '0123456' check (weekdays ~ '^[0-6]{1,7}$'),
  season_from text,
  season_to   text,
  fares       jsonb not null,
  is_active   boolean not null default true,
  is_sample   boolean not null default false,
  check (depart_time < arrive_time),
  check ((season_from is null) = (season_to is null))
);

-- What a fare is of the base season's, percent; a season over New Year has two ranges, and of several the highest rank counts.
create table ferry_season (
  id        text not null,
  from_day  text not null check (from_day ~ '^[01][0-9]-[0-3][0-9]$'),
  until_day text not null check (until_day ~ '^[01][0-9]-[0-3][0-9]$'),
  percent   integer not null check (percent > 0),
  rank      integer not null default 0,
  primary key (id, from_day),
  check (from_day <= until_day)
);

-- A trip on a day, made from the timetable over the horizon; what is made keeps its fares. `version` changes with every seat taken
-- or given back. An operator that calls a sailing off makes it inactive.
create table ferry_sailing (
  id           text collate "C" primary key,
  trip_id      text not null references ferry_trip (id),
  sail_date    date not null,
  from_port_id text not null,
  to_port_id   text not null,
  departs_at   timestamptz not null,
  arrives_at   timestamptz not null,
  fares        jsonb not null,
  lowest_fare  integer not null check (lowest_fare >= 0),
  is_active    boolean not null default true,
  is_sampled   boolean not null default false,
  version      bigint not null default 0,
  unique (trip_id, sail_date)
);
create index ferry_sailing_by_day on ferry_sailing (from_port_id, to_port_id, sail_date) include (lowest_fare, departs_at, is_active);

-- One row a seat that is taken; scarcity is this key, and whoever takes several locks them in its order. A free seat has no row.
-- A held seat is free again past `expires_at` and may be taken over. `claim` names the hold or booking, the operator's own has none.
create table ferry_seat (
  sailing_id text collate "C" not null references ferry_sailing (id) on delete cascade,
  seat       text collate "C" not null,
  state      text not null check (state in ('held', 'booked', 'blocked')),
  claim      text,
  expires_at timestamptz,
  is_sample  boolean not null default false,
  primary key (sailing_id, seat),
  check ((state = 'held') = (expires_at is not null)),
  check (state <> 'held' or claim is not null)
);
create index ferry_seat_by_claim on ferry_seat (claim) where claim is not null;
create index ferry_seat_by_expiry on ferry_seat (expires_at) where expires_at is not null;

-- Every change of seats raises the version of its sailing, and a server with several processes is notified. The lock is the weaker one:
-- a taken seat shares the key of its sailing, so `for update` would wait for every other buyer of a seat on it, and they for it.
create function ferry_seats_changed() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed) then
    update ferry_sailing set version = version + 1 where id in (
      select id from ferry_sailing where id in (select sailing_id from changed) order by id for no key update);
    perform pg_notify('ferry_seats', '');
  end if;
  return null;
end $$;

create trigger ferry_seats_taken after insert on ferry_seat
  referencing new table as changed for each statement execute function ferry_seats_changed();
create trigger ferry_seats_moved after update on ferry_seat
  referencing new table as changed for each statement execute function ferry_seats_changed();
create trigger ferry_seats_freed after delete on ferry_seat
  referencing old table as changed for each statement execute function ferry_seats_changed();

-- Which of these sailings somebody else has locked for longer than a moment. Each block is undone, so that nothing stays locked here.
create function locked_sailings(asked text[], moment text) returns text[] language plpgsql as $$
declare
  free text[];
  locked text[] := '{}';
  each_id text;
begin
  begin
    select array_agg(id) into free
      from (select id from ferry_sailing where id = any(asked) order by id for no key update skip locked) sailing;
    raise exception 'undone';
  exception when raise_exception then null;
  end;
  for each_id in select id from unnest(asked) id where id <> all(coalesce(free, '{}')) loop
    begin
      perform set_config('lock_timeout', moment, true);
      perform 1 from ferry_sailing where id = each_id for no key update;
      raise exception 'undone';
    exception
      when raise_exception then null;
      when lock_not_available then locked := locked || each_id;
    end;
  end loop;
  return locked;
end $$;
