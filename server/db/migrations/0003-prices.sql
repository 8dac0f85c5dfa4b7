-- What prices of several products are made of: tax, deals, and what was asked before. Money is whole rupees, everywhere but at the gateway.

-- Which percent a price carries from a day on: of the rows of the latest day not after it, the one with the highest from_price not above it.
create table tax_rate (
  item       text not null,
  from_date  date not null,
  from_price integer not null default 0 check (from_price >= 0),
  percent    integer not null check (percent between 0 and 100),
  primary key (item, from_date, from_price)
);
insert into tax_rate (item, from_date, from_price, percent) values
  ('hotel_night', '2025-09-22', 0, 5),
  ('hotel_night', '2025-09-22', 7501, 18),
  ('car_hire', '2025-09-22', 0, 5),
  ('ferry', '2025-09-22', 0, 18);

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
