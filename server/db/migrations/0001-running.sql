-- What running the site needs: settings, the clock, jobs, mails, limits, and the answers kept for repeated requests.

create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- One row. Nought outside test mode, so that every process and every rule reads one clock.
create table app_clock (
  only_row boolean primary key default true check (only_row),
  ahead_seconds double precision not null default 0
);
insert into app_clock default values;

-- PL/pgSQL, because a function in SQL is planned again by every statement that names it, which takes longer than many of the
-- statements; one in PL/pgSQL is planned once a connection.
create function app_now() returns timestamptz language plpgsql stable as $$
declare
  ahead double precision := (select ahead_seconds from app_clock);
begin
  return now() + ahead * interval '1 second';
end
$$;

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  dedupe_key text,
  created_at timestamptz not null default app_now(),
  run_at timestamptz not null default app_now(),
  locked_until timestamptz,
  attempts integer not null default 0,
  done_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  unique (topic, dedupe_key)
);
-- By topic first: a worker of one topic does not read past thousands of due jobs of another.
create index outbox_due_of_topic on outbox (topic, run_at, id) where done_at is null and given_up_at is null;
create index outbox_done_at on outbox (done_at) where done_at is not null;

-- Every mail once, whatever became of it: one row an event.
create table mail (
  id bigint generated always as identity primary key,
  event_key text not null unique,
  state text not null check (state in ('sent', 'kept', 'failed')),
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  -- The files that went with it: [{filename, contentType, bytes}].
  attachments jsonb not null default '[]',
  attempts integer not null default 1,
  last_error text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index mail_created_at on mail (created_at);
create index mail_by_address on mail (lower(to_address));

-- How often something was done, by whom or from where: one row a counter. `key` is a keyed hash, so that the table names nobody.
-- The instants stand in the row itself: whoever has its lock reads the latest of them, and others wait for that row alone.
create table limit_counter (
  key     text primary key,
  used_at timestamptz[] not null default '{}',
  last_at timestamptz not null
);
create index limit_counter_last_at on limit_counter (last_at);

-- A row to lock, so that parallel posts of one sender are judged one after the other. `sender` is a keyed hash.
create table form_limit (
  sender text primary key,
  last_at timestamptz not null
);
create index form_limit_last_at on form_limit (last_at);

-- Which stock somebody was refused because the limit was reached; an alert tells of whoever is refused many in an hour.
create table holding_limit_reached (
  counted_by text not null,
  item       text not null,
  at         timestamptz not null default app_now(),
  primary key (counted_by, item)
);
create index holding_limit_reached_at on holding_limit_reached (at);

-- The first answer to a key of one principal; the same ask again gets it again.
create table idempotency (
  principal    text not null,
  key          text not null,
  request_hash text not null,
  answer       jsonb,
  created_at   timestamptz not null default app_now(),
  primary key (principal, key)
);
create index idempotency_created_at on idempotency (created_at);

-- For tables whose rows stay as they were written. The audit of a hold that ran out and never became a booking goes with it.
create function only_added() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'booking_audit' and exists (
    select 1 from booking where id = old.booking_id and reference is null and state = 'expired') then
    return old;
  end if;
  raise exception 'Rows of % are only ever added', tg_table_name;
end $$;
