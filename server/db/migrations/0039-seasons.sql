-- The seasons as the office changes them: packages, rooms, ferries and the page of the year go by the same ones. One is the base: it has
-- the days that no other has, and the prices of the catalogue are its prices. hotel_season and the rows of ferry_season of rank 0 say its
-- days again, so that statements find the season of a day by plain comparison; whoever writes climate_season writes them, too.
alter table climate_season
  add column is_base       boolean not null default false,
  add column ferry_percent integer not null default 100 check (ferry_percent > 0),
  add column updated_at    timestamptz not null default now();
update climate_season set is_base = true
 where id = (select id from climate_season where package_percent = 100 order by hotel_percent = 100 desc, position limit 1);
update climate_season set ferry_percent = ferry_season.percent from ferry_season where ferry_season.id = climate_season.id;
create unique index climate_season_base on climate_season (is_base) where is_base;
