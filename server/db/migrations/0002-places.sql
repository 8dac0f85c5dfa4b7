-- Islands, places and pictures. Ids are slugs; html columns hold sanitised markup, here and in all tables of the catalogue.

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
  -- From where one goes there, how far, by what and how long.
  reach       jsonb,
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
