-- Tour packages and their categories.

create table category (
  id         text primary key,
  slug       text not null unique,
  name       text not null,
  heading    text not null default '',
  intro      text not null default '',
  is_active  boolean not null default true,
  is_deleted boolean not null default false,
  position   integer not null,
  default_upper_limit integer not null check (default_upper_limit > 0)
);

-- list_rate is what two adults sharing pay in the base season before any deal, tax inside.
create table package (
  id              text primary key,
  slug            text not null unique,
  name            text not null,
  category_id     text not null references category (id),
  nights          integer not null check (nights between 1 and 60),
  list_rate       integer not null check (list_rate >= 0),
  tax_percent     integer not null default 5,
  upper_limit     integer not null check (upper_limit > 0),
  special         boolean not null default false,
  is_active       boolean not null default true,
  description     text not null,
  overview        text not null,
  inclusive       text not null,
  exclusive       text not null,
  payment_policy  text not null,
  cancellation_policy text not null,
  itinerary       jsonb not null default '[]',
  hotels          jsonb not null default '[]',
  pricing         jsonb,
  non_refundable  integer not null default 0 check (non_refundable >= 0),
  position        integer not null,
  updated_at      timestamptz not null default now()
);
create index package_by_category on package (category_id);
create index package_by_nights on package (nights);

create table package_picture (
  package_id text not null references package (id) on delete cascade,
  position   integer not null,
  picture_id text not null references picture (id),
  primary key (package_id, position)
);

create table package_place (
  package_id text not null references package (id) on delete cascade,
  position   integer not null,
  place_id   text not null references place (id),
  primary key (package_id, position)
);
create index package_place_by_place on package_place (place_id);

create table package_similar (
  package_id text not null references package (id) on delete cascade,
  position   integer not null,
  similar_id text not null references package (id) on delete cascade,
  primary key (package_id, position)
);
