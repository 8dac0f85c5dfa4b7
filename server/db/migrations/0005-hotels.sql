-- Hotels, their rooms, and how many of each room are free each night. Money is whole rupees before tax;
-- Ids of hotels and rooms sort by bytes: a search sorts thousands of them, and a language's order costs many times as much.

create table property_type (
  id       text primary key,
  name     text not null,
  position integer not null
);

create table amenity (
  id       text primary key,
  name     text not null,
  position integer not null
);

create table bed_type (
  id   text primary key,
  name text not null
);

create table hotel (
  id               text collate "C" primary key,
  name             text not null,
  property_type_id text not null references property_type (id),
  star_rating      integer not null check (star_rating between 1 and 5),
  island_id        text not null references island (id),
  locality         text not null,
  address          text not null,
  contact          text not null,
  -- Whom a traveller rings who stands at the door.
  phone            text not null default '',
  point_id         text,
  lat              double precision not null,
  lng              double precision not null,
  checkin_time     text not null check (checkin_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  checkout_time    text not null check (checkout_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  description      text not null,
  booking_policy   text not null,
  transport        jsonb not null default '[]',
  is_active        boolean not null default true,
  position         integer not null,
  updated_at       timestamptz not null default now()
);
create index hotel_by_island on hotel (island_id);

create table hotel_picture (
  hotel_id   text collate "C" not null references hotel (id) on delete cascade,
  position   integer not null,
  picture_id text not null references picture (id),
  primary key (hotel_id, position)
);

create table hotel_amenity (
  hotel_id   text collate "C" not null references hotel (id) on delete cascade,
  position   integer not null,
  amenity_id text not null references amenity (id),
  primary key (hotel_id, position)
);

create table hotel_nearby (
  hotel_id    text collate "C" not null references hotel (id) on delete cascade,
  position    integer not null,
  place_id    text not null references place (id) on delete cascade,
  distance_km double precision not null check (distance_km >= 0),
  minutes     integer not null check (minutes >= 0),
  primary key (hotel_id, position)
);
create index hotel_nearby_by_place on hotel_nearby (place_id);

-- base_price is a night in the base season before any deal. A bed in a dormitory is not private and never sets a hotel's price.
create table room_type (
  id           text collate "C" primary key,
  hotel_id     text collate "C" not null references hotel (id) on delete cascade,
  name         text not null,
  description  text not null,
  bed_type_id  text not null references bed_type (id),
  size_sq_ft   integer not null check (size_sq_ft > 0),
  breakfast    boolean not null,
  max_adults   integer not null check (max_adults > 0),
  max_children integer not null check (max_children >= 0),
  is_private   boolean not null default true,
  base_price   integer not null check (base_price >= 0),
  allotment    integer not null check (allotment >= 0),
  position     integer not null
);
create index room_type_by_hotel on room_type (hotel_id);

create table room_type_picture (
  room_type_id text collate "C" not null references room_type (id) on delete cascade,
  position     integer not null,
  picture_id   text not null references picture (id),
  primary key (room_type_id, position)
);

-- Month and day, both in the season; a season over New Year has two ranges, so that a plain comparison finds the day.
create table hotel_season (
  id         text not null,
  from_day   text not null check (from_day ~ '^[01][0-9]-[0-3][0-9]$'),
  until_day  text not null check (until_day ~ '^[01][0-9]-[0-3][0-9]$'),
  primary key (id, from_day),
  check (from_day <= until_day)
);

-- What a night costs in a season other than the base one, before any deal.
create table room_season_price (
  room_type_id text collate "C" not null references room_type (id) on delete cascade,
  season_id    text not null,
  price        integer not null check (price >= 0),
  primary key (room_type_id, season_id)
);

-- The stock: one row a room type and night. Whoever takes rooms locks the rows of a stay in the order of the key and adds to
-- `sold`; the check is the net under that. The second index reads one night of every hotel side by side. No foreign key: it
-- would be checked for each of hundreds of thousands of rows that are only ever made from the room types themselves.
create table room_night (
  room_type_id text collate "C" not null,
  night        date not null,
  price        integer not null check (price >= 0),
  allotment    integer not null check (allotment >= 0),
  sold         integer not null default 0,
  primary key (room_type_id, night),
  check (sold between 0 and allotment)
);
create index room_night_by_night on room_night (night);

-- Rooms, like seats and cars, are claimed by a booking: `sold` of a night counts the rooms of these rows and what was sold elsewhere.
create table room_claim (
  room_type_id text collate "C" not null,
  night        date not null,
  claim        text not null,
  rooms        integer not null check (rooms > 0),
  expires_at   timestamptz,
  primary key (room_type_id, night, claim)
);
create index room_claim_by_claim on room_claim (claim);
create index room_claim_by_expiry on room_claim (expires_at) where expires_at is not null;
