-- The year on the islands. Percents are of the regular season's price; ranges are [{"from": "12-15", "to": "01-15"}].
create table climate_month (
  month         integer primary key check (month between 1 and 12),
  air_max_c     double precision not null,
  air_min_c     double precision not null,
  sea_temp_c    double precision not null,
  rain_mm       double precision not null,
  rain_days     double precision not null,
  humidity_pct  double precision not null,
  sea_state     text not null,
  sea_level     integer not null check (sea_level between 1 and 4),
  sunrise       text not null,
  sunset        text not null,
  visibility_m  double precision not null,
  visit_rating  integer not null check (visit_rating between 1 and 5),
  headline      text not null,
  advice        text not null,
  good_for      jsonb not null default '[]',
  not_for       jsonb not null default '[]',
  checked_on    text not null
);

create table climate_season (
  id              text primary key,
  name            text not null,
  ranges          jsonb not null,
  hotel_percent   integer not null check (hotel_percent > 0),
  package_percent integer not null check (package_percent > 0),
  car_percent     integer not null check (car_percent > 0),
  meaning         text not null,
  position        integer not null
);

create table climate_holiday (
  day       date not null,
  name      text not null,
  tentative boolean not null,
  local     boolean not null,
  primary key (day, name)
);

create table climate_festival (
  name      text primary key,
  month     integer not null check (month between 1 and 12),
  place     text not null,
  tentative boolean not null
);
