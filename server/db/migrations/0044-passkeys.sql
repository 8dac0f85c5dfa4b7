-- Passkeys of members of staff, and what a browser was asked and has not answered yet.

create table staff_passkey (
  id            text primary key,
  member_id     text not null references staff_member (id) on delete cascade,
  -- As the authenticator names it; no two members have the same.
  credential_id text not null unique,
  -- COSE, in base64url. The private key never leaves the authenticator.
  public_key    text not null,
  -- How often it has signed, as it says itself; 0 where it does not count.
  counter       bigint not null default 0,
  transports    text[] not null default '{}',
  name          text not null,
  created_at    timestamptz not null default app_now(),
  used_at       timestamptz
);
create index staff_passkey_by_member on staff_passkey (member_id);

-- One open question a session and purpose. The answer of a passkey takes it away, right or wrong; a code only where it is right.
create table staff_challenge (
  session_hash text not null references staff_session (token_hash) on delete cascade,
  -- sign: by a passkey; make: a new passkey; authenticator: the first code of a new one.
  purpose      text not null check (purpose in ('sign', 'make', 'authenticator')),
  -- The challenge of a passkey, or the sealed secret of a new authenticator.
  content      text not null,
  expires_at   timestamptz not null,
  primary key (session_hash, purpose)
);
