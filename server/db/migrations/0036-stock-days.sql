-- What the office changes of cars and water sports: when a record was last saved, which vehicles are on the site, and what differs from
-- the usual stock on single days: {"2026-12-24": {"units": 3, "isClosed": true}}. A closed day takes no new bookings, whatever is free. It
-- stands in the row of the stock, so that whoever locks that row to take units reads it as it is then.
alter table vehicle
  add column is_active  boolean not null default true,
  add column updated_at timestamptz not null default now();
alter table car_charge add column updated_at timestamptz not null default now();
alter table car_package add column updated_at timestamptz not null default now();
alter table car_fleet add column days jsonb not null default '{}';
alter table activity
  add column updated_at    timestamptz not null default now(),
  -- What it costs in parts of the year, before any deal; the first that holds a day counts: [{"from": "12-15", "to": "01-15", "price": 4000}].
  add column season_prices jsonb not null default '[]';
-- weekdays: digits, 0 is Sunday; none: it runs no more, and is kept for what was sold of it.
alter table activity_slot
  add column days     jsonb not null default '{}',
  add column weekdays text not null default '0123456' check (weekdays ~ '^[0-6]{0,7}$');
