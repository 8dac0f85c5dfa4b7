-- Who works in the office, how they sign in, and what they have changed.

create table staff_member (
  id         text primary key,
  email      text not null,
  name       text not null,
  role       text not null check (role in ('owner', 'manager', 'agent', 'editor', 'accountant', 'viewer')),
  state      text not null check (state in ('invited', 'active', 'disabled')),
  -- The authenticator's secret, sealed with the site's key; it counts once its first code has confirmed it.
  factor_sealed       text,
  factor_confirmed_at timestamptz,
  -- The half minute of the last code that was accepted: each code is accepted once.
  factor_step         bigint not null default 0,
  created_at timestamptz not null default app_now(),
  seen_at    timestamptz
);
create unique index staff_member_email on staff_member (lower(email));

-- A link that opens an account once. Without a member it is that of the first owner, printed by the start.
create table staff_setup_link (
  token_hash text primary key,
  member_id  text references staff_member (id) on delete cascade,
  -- The token itself, sealed with the site's key, until its mail is sent.
  sealed     text,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  used_at    timestamptz
);

-- A code that was asked for. One for an address that is no member's has a row like any other, and mails nothing.
create table staff_code (
  id         text primary key,
  member_id  text references staff_member (id) on delete cascade,
  code_hash  text,
  sealed     text,
  tries      integer not null default 0,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index staff_code_by_age on staff_code (created_at);

-- A browser that is on its way in (step enrol or factor) or in.
create table staff_session (
  token_hash text primary key,
  member_id  text not null references staff_member (id) on delete cascade,
  step       text not null check (step in ('enrol', 'factor', 'in')),
  -- Browser and system in words, for the list of sessions.
  device     text not null,
  created_at timestamptz not null default app_now(),
  seen_at    timestamptz not null default app_now()
);
create index staff_session_by_member on staff_session (member_id);
create index staff_session_seen_at on staff_session (seen_at);

create table staff_recovery_code (
  member_id text not null references staff_member (id) on delete cascade,
  code_hash text not null,
  used_at   timestamptz,
  primary key (member_id, code_hash)
);

-- One row a change by a member of staff, with the fields that differ before and after it.
create table staff_audit (
  id         bigint generated always as identity primary key,
  at         timestamptz not null default app_now(),
  member_id  text,
  -- The name as it was then.
  by_name    text not null,
  action     text not null,
  subject    text not null,
  subject_id text not null,
  before     jsonb,
  after      jsonb
);
create index staff_audit_by_time on staff_audit (at);
create index staff_audit_by_subject on staff_audit (subject, subject_id, id);

-- Rows are added, and deleted once their time (400 days, as security events) is over.
create function staff_audit_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < app_now() - interval '400 days' then
    return old;
  end if;
  raise exception 'Rows of staff_audit are only ever added';
end $$;
create trigger staff_audit_only_added before update or delete on staff_audit for each row execute function staff_audit_is_kept();
