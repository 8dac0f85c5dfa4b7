-- Browsers, and how travellers sign in without a password.

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

-- A challenge is a code or a link that somebody asked for; one that mails nothing (too many asks,
-- or a pair of reference and contact that fits no booking) has a row like any other, so that the two look alike from outside.
create table sign_in_challenge (
  id          text primary key,
  kind        text not null check (kind in ('sign_in', 'look_up')),
  -- Keyed hashes: of the e-mail address, or of a pair that fits nothing; and of the /24 or /48 that asked.
  address_key text not null,
  network     text not null,
  email       text,
  booking_id  text,
  -- The look-up named the mobile number, which a mail does not tell.
  by_mobile   boolean not null default false,
  -- Keyed hashes of what is mailed; both null where nothing is.
  code_hash   text,
  link_hash   text unique,
  -- The code or link itself, sealed with the site's key, until its mail is sent.
  sealed      text,
  is_mailed   boolean not null,
  tries       integer not null default 0,
  created_at  timestamptz not null default app_now(),
  expires_at  timestamptz not null,
  used_at     timestamptz,
  check (code_hash is null or link_hash is null)
);
create index sign_in_challenge_by_address on sign_in_challenge (address_key, created_at);
create index sign_in_challenge_by_network on sign_in_challenge (network, created_at);
create index sign_in_challenge_by_age on sign_in_challenge (created_at);

-- One row a wrong code of an address.
create table wrong_code (
  id          bigint generated always as identity primary key,
  address_key text not null,
  at          timestamptz not null default app_now()
);
create index wrong_code_by_address on wrong_code (address_key, at);
create index wrong_code_by_age on wrong_code (at);
