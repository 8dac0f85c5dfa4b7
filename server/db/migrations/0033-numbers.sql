-- What the office counts, and what its bank and its gateway say of the money.

-- The day in India on which a line was sold: that of the booking's confirmation, or of the change that added it later; null until then.
-- `days_ahead`: of the first part of its booking alone, the days from the sale to its start; so a booking counts once.
-- `product`: what of the catalogue it is, by id: a package, a room type, an entry of the timetable, a charge of a car, an activity.
alter table booking_line
  add column sold_on date,
  add column days_ahead integer,
  add column product text generated always as (
    case kind when 'package'  then asked ->> 'packageId'
              when 'hotel'    then asked ->> 'roomId'
              when 'ferry'    then split_part(asked ->> 'tripId', '.', 1)
              when 'car'      then asked ->> 'chargeId'
              when 'activity' then asked ->> 'activityId' end) stored;

create function sell_lines(sold text, day date) returns void language sql set search_path from current as $$
  update booking_line set sold_on = day, days_ahead = case when line_id = first.id then greatest(0, (starts_at at time zone 'Asia/Kolkata')::date - day) end
    from (select line_id as id from booking_line where booking_id = sold order by starts_at, position limit 1) first
   where booking_id = sold and sold_on is null
$$;
select sell_lines(id, (confirmed_at at time zone 'Asia/Kolkata')::date) from booking where confirmed_at is not null;

create function lines_sold() returns trigger language plpgsql set search_path from current as $$
begin
  perform sell_lines(new.id, (new.confirmed_at at time zone 'Asia/Kolkata')::date);
  return null;
end $$;
create trigger booking_lines_sold after update of confirmed_at on booking for each row
  when (new.confirmed_at is not null and old.confirmed_at is null) execute function lines_sold();

create function line_sold_later() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (select 1 from booking where id = new.booking_id and confirmed_at is not null) then
    new.sold_on = (app_now() at time zone 'Asia/Kolkata')::date;
  end if;
  return new;
end $$;
create trigger booking_line_sold_later before insert on booking_line for each row
  when (new.sold_on is null) execute function line_sold_later();

create index booking_line_by_sold on booking_line (sold_on, kind, product)
  include (amount_payable, days_ahead) where sold_on is not null;
create index booking_line_by_season on booking_line (starts_at) include (amount_payable, sold_on)
  where sold_on is not null and state <> 'cancelled';
create index booking_by_confirmed on booking (confirmed_at) where confirmed_at is not null;
create index booking_line_by_cancelled on booking_line (cancelled_at) where cancelled_at is not null and sold_on is not null;
create index ledger_by_at on ledger (at) include (entry, gateway, amount, booking_id);
create index refund_by_created on refund (created_at);
create index invoice_by_day on invoice (series, day);

-- A statement of the bank, or of the gateway about what it paid out, as it was brought. The same file is taken once.
create table bank_statement (
  id         text primary key,
  kind       text not null check (kind in ('bank', 'gateway')),
  name       text not null,
  hash       text not null unique,
  from_day   date not null,
  until_day  date not null check (until_day >= from_day),
  by_name    text not null,
  at         timestamptz not null default app_now()
);

-- Rupees with hundredths, as banks count. `keys`: every number in the line by which a payment may be known, in capitals and digits alone.
-- `fee`: what the gateway kept of it; `payout`: the number of the transfer with which the gateway paid it out.
create table bank_line (
  id           bigint generated always as identity primary key,
  statement_id text not null references bank_statement (id) on delete cascade,
  day          date not null,
  entry        text not null check (entry in ('in', 'out')),
  amount       numeric(12, 2) not null check (amount > 0),
  fee          numeric(12, 2) not null default 0,
  reference    text not null default '',
  text         text not null default '',
  payout       text,
  keys         text[] not null
);
create index bank_line_by_statement on bank_line (statement_id, id);
create index bank_line_by_day on bank_line (day);
create index bank_line_by_payout on bank_line (payout) where payout is not null;

-- What somebody of the office found out about a difference: of a line of a statement, or of an entry of the ledger that no statement has.
create table settlement_note (
  id           bigint generated always as identity primary key,
  bank_line_id bigint unique references bank_line (id) on delete cascade,
  ledger_id    bigint unique references ledger (id),
  text         text not null,
  is_settled   boolean not null,
  by_name      text not null,
  at           timestamptz not null default app_now(),
  check ((bank_line_id is null) <> (ledger_id is null))
);
