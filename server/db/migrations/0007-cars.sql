-- Cars with a driver: where they can be met, what they cost by road, by the hour and by the drive, and which are taken.
-- Money is whole rupees: of searched cars before tax, of car packages with the tax inside.

create table vehicle (
  id          text primary key,
  name        text not null,
  car_type    text not null check (car_type in ('Normal Car', 'Luxury Car')),
  seats       integer not null check (seats > 0),
  large_bags  integer not null check (large_bags >= 0),
  -- The picture of that id, once there is one.
  picture_id  text,
  description text not null default '',
  extra_hour  integer check (extra_hour >= 0),
  position    integer not null
);

create table transfer_point (
  id        text primary key,
  name      text not null,
  island_id text not null references island (id),
  lat       double precision not null,
  lng       double precision not null,
  kind      text not null,
  place_id  text references place (id),
  position  integer not null
);
create index transfer_point_by_place on transfer_point (place_id);

-- One road, driven either way at the same price, or one hire by the hour. Hires by the hour have no points.
create table car_charge (
  id          text primary key,
  hire        text not null check (hire in ('airport', 'ride', 'hourly')),
  island_id   text not null references island (id),
  from_point  text references transfer_point (id),
  to_point    text references transfer_point (id),
  distance_km double precision not null check (distance_km >= 0),
  minutes     integer not null check (minutes > 0),
  km_limit    integer check (km_limit >= 0),
  duration    text,
  is_active   boolean not null default true,
  position    integer not null,
  check ((hire = 'hourly') = (from_point is null) and (from_point is null) = (to_point is null)),
  check ((hire = 'hourly') = (duration is not null)),
  check (from_point <> to_point)
);
create unique index car_charge_by_road on car_charge (from_point, to_point);
create index car_charge_by_end on car_charge (to_point);

create table car_rate (
  charge_id  text not null references car_charge (id) on delete cascade,
  vehicle_id text not null references vehicle (id),
  price      integer not null check (price >= 0),
  extra_km   integer check (extra_km >= 0),
  primary key (charge_id, vehicle_id)
);

create table car_package (
  id              text primary key,
  slug            text not null unique,
  name            text not null,
  island_id       text not null references island (id),
  duration        text not null,
  hours           integer not null check (hours > 0),
  days            integer not null check (days > 0),
  km_limit        integer not null check (km_limit >= 0),
  entry_fee       integer not null default 0 check (entry_fee >= 0),
  entry_tickets   jsonb not null default '[]',
  description     text not null,
  itinerary       jsonb not null default '[]',
  inclusive       text not null,
  exclusive       text not null,
  payment_policy  text not null,
  -- Days of the week on which what it visits is shut: ["Monday"].
  closed_weekdays jsonb not null default '[]',
  top             boolean not null default false,
  is_active       boolean not null default true,
  position        integer not null
);

-- What a party of that size pays, before any deal, for `vehicle_count` vehicles together.
create table car_package_rate (
  package_id    text not null references car_package (id) on delete cascade,
  position      integer not null,
  vehicle_id    text not null references vehicle (id),
  vehicle_count integer not null default 1 check (vehicle_count > 0),
  min_pax       integer not null check (min_pax > 0),
  max_pax       integer not null check (max_pax >= min_pax),
  list_price    integer not null check (list_price >= 0),
  primary key (package_id, position)
);

create table car_package_picture (
  car_package_id text not null references car_package (id) on delete cascade,
  position       integer not null,
  picture_id     text not null references picture (id),
  primary key (car_package_id, position)
);

create table car_package_place (
  car_package_id text not null references car_package (id) on delete cascade,
  position       integer not null,
  place_id       text not null references place (id),
  primary key (car_package_id, position)
);
create index car_package_place_by_place on car_package_place (place_id);

-- How many vehicles of a type are at work on an island at once.
create table car_fleet (
  island_id  text not null references island (id),
  vehicle_id text not null references vehicle (id),
  units      integer not null check (units >= 0),
  primary key (island_id, vehicle_id)
);

-- One row a vehicle that is taken for the four hours from `start_time` on; scarcity is this key. Past `expires_at` it is
-- free again and may be taken over.
create table car_claim (
  island_id  text not null,
  vehicle_id text not null,
  day        date not null,
  start_time text not null check (start_time in ('00:00', '04:00', '08:00', '12:00', '16:00', '20:00')),
  unit       integer not null check (unit > 0),
  -- The hold or booking.
  claim      text,
  expires_at timestamptz,
  primary key (island_id, vehicle_id, day, start_time, unit),
  foreign key (island_id, vehicle_id) references car_fleet (island_id, vehicle_id)
);
create index car_claim_by_claim on car_claim (claim) where claim is not null;
