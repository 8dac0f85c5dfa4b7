-- Water sports: what they are, where and when they run, and what is taken of each slot. Money is whole rupees, tax inside.

create table activity (
  id                  text primary key,
  name                text not null,
  kind                text not null,
  description         text not null,
  duration_minutes    integer not null check (duration_minutes > 0),
  min_age             integer not null default 0 check (min_age >= 0),
  max_age             integer check (max_age >= min_age),
  max_weight_kg       integer check (max_weight_kg > 0),
  swimming_needed     boolean not null default false,
  list_price          integer not null check (list_price >= 0),
  tax_percent         integer not null default 18,
  price_unit          text not null check (price_unit in ('per person', 'per boat')),
  group_min           integer not null check (group_min > 0),
  group_max           integer not null check (group_max >= group_min),
  -- Month and day ("10-01"), both inside the season, which may run over New Year. None: all the year.
  season_from         text,
  season_to           text,
  dark_nights_only    boolean not null default false,
  health_restrictions jsonb not null default '[]',
  included            jsonb not null default '[]',
  -- What guests bring along.
  bring               jsonb not null default '[]',
  videos              jsonb not null default '[]',
  is_active           boolean not null default true,
  position            integer not null,
  check ((season_from is null) = (season_to is null))
);

create table activity_picture (
  activity_id text not null references activity (id) on delete cascade,
  position    integer not null,
  picture_id  text not null references picture (id),
  primary key (activity_id, position)
);

-- Where it runs. A place may have a season of its own, on top of the activity's.
create table activity_place (
  activity_id text not null references activity (id) on delete cascade,
  place_id    text not null references place (id),
  position    integer not null,
  season_from text,
  season_to   text,
  primary key (activity_id, place_id),
  check ((season_from is null) = (season_to is null))
);
create index activity_place_by_place on activity_place (place_id);

-- When it starts, on every open day, and how many units may go: people, or all places of a boat.
create table activity_slot (
  activity_id text not null,
  place_id    text not null,
  start_time  text not null check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  capacity    integer not null check (capacity > 0),
  primary key (activity_id, place_id, start_time),
  foreign key (activity_id, place_id) references activity_place (activity_id, place_id) on delete cascade
);

-- One row a unit that is taken; scarcity is this key. Past `expires_at` the unit is free again and may be taken over.
create table activity_claim (
  activity_id text not null,
  place_id    text not null,
  day         date not null,
  start_time  text not null,
  unit        integer not null check (unit > 0),
  -- The hold or booking.
  claim       text,
  expires_at  timestamptz,
  primary key (activity_id, place_id, day, start_time, unit),
  foreign key (activity_id, place_id, start_time) references activity_slot (activity_id, place_id, start_time)
);
create index activity_claim_by_claim on activity_claim (claim) where claim is not null;
