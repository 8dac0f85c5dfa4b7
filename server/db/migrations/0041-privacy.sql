-- What a form told about the use of personal data when it was sent: {form, notice, policy, at}, the versions of the sentence beside
-- the form and of the privacy page. Rows from before have none.
alter table enquiry add column consent jsonb;
alter table booking add column consent jsonb;
alter table quote add column consent jsonb;
alter table review add column consent jsonb;

-- Whoever has given a mailbox finds what is kept of them; the job of the night finds what is over.
create index enquiry_by_email on enquiry (lower(email));
create index quote_by_email on quote (lower(email)) where email is not null;
create index mail_by_address on mail (lower(to_address));
create index idempotency_created_at on idempotency (created_at);

-- The audit of a hold that ran out and never became a booking goes with it; all other audits stay for ever.
create or replace function only_added() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'booking_audit' and exists (
    select 1 from booking where id = old.booking_id and reference is null and state = 'expired') then
    return old;
  end if;
  raise exception 'Rows of % are only ever added', tg_table_name;
end $$;
