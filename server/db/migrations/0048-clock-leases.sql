-- Which process does a job of the clock this time, where several share the database: the first that asks in an interval. Lost in a
-- crash, as the next interval begins anew.
create unlogged table clock_lease (
  job      text primary key,
  taken_at timestamptz not null
);
