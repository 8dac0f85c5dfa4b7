-- What the site tells beside its catalogue: stories, pages of text, questions, the year. Html columns hold sanitised
-- markup; every text carries the day of its last change.

create table post (
  id           text primary key,
  slug         text not null unique,
  title        text not null,
  teaser       text not null,
  read_minutes integer not null check (read_minutes > 0),
  picture_id   text references picture (id),
  version      text not null,
  published_on date not null,
  changed_on   date not null,
  is_published boolean not null default true
);
create index post_by_day on post (published_on desc, id) where is_published;

-- A text is a row of sections; `grid` is a table that follows a section's text: {"columns": [], "rows": [[]]}.
create table post_section (
  post_id  text not null references post (id) on delete cascade,
  position integer not null,
  anchor   text not null,
  heading  text not null,
  body     text not null,
  grid     jsonb,
  primary key (post_id, position)
);

create table post_place (
  post_id  text not null references post (id) on delete cascade,
  position integer not null,
  place_id text not null references place (id) on delete cascade,
  primary key (post_id, position)
);

create table post_package (
  post_id    text not null references post (id) on delete cascade,
  position   integer not null,
  package_id text not null references package (id) on delete cascade,
  primary key (post_id, position)
);

-- Kind `policy` is the law between us and the traveller: a booking keeps the version that was shown.
create table site_page (
  slug       text primary key,
  kind       text not null check (kind in ('policy', 'page')),
  title      text not null,
  intro      text,
  picture_id text references picture (id),
  version    text not null,
  changed_on date not null,
  position   integer not null
);

create table site_page_section (
  page_slug text not null references site_page (slug) on delete cascade,
  position  integer not null,
  anchor    text not null,
  heading   text not null,
  body      text not null,
  grid      jsonb,
  primary key (page_slug, position)
);

create table faq_group (
  id       text primary key,
  name     text not null,
  position integer not null
);

create table faq_question (
  id         text primary key,
  group_id   text not null references faq_group (id) on delete cascade,
  question   text not null,
  answer     text not null,
  changed_on date not null,
  position   integer not null
);
create index faq_question_by_group on faq_question (group_id, position);

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
