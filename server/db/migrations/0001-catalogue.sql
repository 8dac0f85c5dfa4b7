-- The catalogue a visitor reads. Money is whole rupees; ids are slugs; html columns hold sanitised markup.

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

create table island (
  id            text primary key,
  name          text not null,
  old_name      text,
  main_town     text,
  main_town_old text,
  site_label    text not null,
  lat           double precision not null,
  lng           double precision not null
);

create table picture (
  id          text primary key,
  alt         text not null,
  width       integer not null check (width > 0),
  height      integer not null check (height > 0),
  version     text not null,
  placeholder text
);

create table place (
  id          text primary key,
  name        text not null,
  old_name    text,
  island_id   text not null references island (id),
  lat         double precision not null,
  lng         double precision not null,
  kind        text not null,
  description text not null,
  good_for    jsonb not null default '[]',
  hours       text,
  closed      jsonb,
  entry_fee   jsonb,
  permit      text,
  checked_on  text not null,
  top         boolean not null default false,
  position    integer not null
);
create index place_by_island on place (island_id);

create table place_picture (
  place_id   text not null references place (id) on delete cascade,
  position   integer not null,
  picture_id text not null references picture (id),
  primary key (place_id, position)
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

-- A deal takes a percent off the per-person (or per-item) price while it lives; nothing is taken off twice.
create table deal (
  id        text primary key,
  kind      text not null,
  scope_id  text not null,
  percent   integer not null check (percent between 1 and 90),
  label     text not null,
  starts_at timestamptz not null,
  ends_at   timestamptz not null,
  check (starts_at < ends_at)
);
create index deal_by_scope on deal (kind, scope_id, starts_at);

-- What a record cost before any deal, by day in India; the struck price is the lowest of the 30 days before a deal.
create table price_history (
  kind       text not null,
  scope_id   text not null,
  from_date  date not null,
  until_date date,
  rate       integer not null check (rate >= 0),
  primary key (kind, scope_id, from_date)
);
