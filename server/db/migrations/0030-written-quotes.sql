-- Quotes that the office writes for a group's request. One request has one quote.
alter table quote add column enquiry_reference text unique references enquiry (reference);
-- Who wrote it, as they sign it, and their own words to the travellers.
alter table quote add column written_by text;
alter table quote add column note text;

-- What was done with a quote of the office; rows are only added.
create table quote_audit (
  id       bigint generated always as identity primary key,
  quote_id text not null references quote (id),
  at       timestamptz not null default app_now(),
  event    text not null check (event in ('written', 'changed', 'accepted')),
  facts    jsonb not null default '{}'
);
create index quote_audit_by_quote on quote_audit (quote_id, id);

-- A group names its travellers until this day; null where they come with the booking.
alter table booking add column names_date date;
