-- Trips that were put in writing; drafts, which only share a link, have no number. A number is drawn at random, so that two of them do
-- not tell how many were written between. Quotes that the office writes answer a group's enquiry: one enquiry has one quote.
create table quote (
  id          text primary key,
  number      text unique,
  version     integer not null default 1,
  name        text,
  email       text,
  asked       jsonb not null,
  lines       jsonb not null,
  valid_until timestamptz,
  sender      text not null,
  accepted_at timestamptz,
  created_at  timestamptz not null default app_now(),
  updated_at  timestamptz not null default app_now(),
  enquiry_reference text unique references enquiry (reference),
  -- Who wrote it, as they sign it, and their own words to the travellers.
  written_by  text,
  note        text,
  consent     jsonb
);
create index quote_by_sender on quote (sender, created_at);
create index quote_by_email on quote (lower(email)) where email is not null;

-- What was done with a quote of the office; rows are only added.
create table quote_audit (
  id       bigint generated always as identity primary key,
  quote_id text not null references quote (id),
  at       timestamptz not null default app_now(),
  event    text not null check (event in ('written', 'changed', 'accepted')),
  facts    jsonb not null default '{}'
);
create index quote_audit_by_quote on quote_audit (quote_id, id);

create table quote_mail (
  id       bigint generated always as identity primary key,
  quote_id text not null references quote (id) on delete cascade,
  sender   text not null,
  at       timestamptz not null default app_now()
);
create index quote_mail_by_sender on quote_mail (sender, at);
