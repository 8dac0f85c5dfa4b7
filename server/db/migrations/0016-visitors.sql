-- Who is asking: a session a browser. The cookie's value is kept as a hash only. `email` once signed in; `booking_id` where a
-- reference and contact opened that booking alone.
create table session (
  token_hash text primary key,
  visitor_id text not null,
  email      text,
  booking_id text,
  created_at timestamptz not null default app_now(),
  seen_at    timestamptz not null default app_now()
);
create index session_seen_at on session (seen_at);
