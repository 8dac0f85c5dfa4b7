-- How often something was done, by whom or from where: one row a counter. `key` is a keyed hash, so that the table names nobody.
-- The instants stand in the row itself: whoever has its lock reads the latest of them, and others wait for that row alone.
create table limit_counter (
  key     text primary key,
  used_at timestamptz[] not null default '{}',
  last_at timestamptz not null
);
create index limit_counter_last_at on limit_counter (last_at);

-- Asks for codes are counted there too, and a network no longer waits for a row of its own.
drop table sign_in_turn;

-- What an enquiry is about in the words of our own records; `about_detail` has the sender's beside them.
alter table enquiry add column about_words text;
