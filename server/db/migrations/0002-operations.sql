-- What running the site needs beside the catalogue: settings, the clock, enquiries, mails and the jobs that send them.

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

create function app_now() returns timestamptz language sql stable as
  'select now() + (select ahead_seconds from app_clock) * interval ''1 second''';

-- A row to lock, so that parallel posts of one sender are judged one after the other. `sender` is a keyed hash.
create table form_limit (
  sender text primary key,
  last_at timestamptz not null
);
create index form_limit_last_at on form_limit (last_at);

create table enquiry (
  id bigint generated always as identity primary key,
  reference text not null unique,
  subject text not null,
  package_id text,
  package_name text,
  name text not null,
  email text not null,
  contact_number text not null,
  adult_count integer not null check (adult_count between 1 and 99),
  child_count integer not null check (child_count between 0 and 99),
  child_ages jsonb,
  travel_date date,
  message text,
  about_id text,
  about_detail text,
  sender text not null,
  content_hash text not null,
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  created_at timestamptz not null
);
create index enquiry_sender on enquiry (sender, created_at);
create index enquiry_created_at on enquiry (created_at);

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
create index outbox_due on outbox (run_at, id) where done_at is null and given_up_at is null;
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
  attempts integer not null default 1,
  last_error text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index mail_created_at on mail (created_at);
