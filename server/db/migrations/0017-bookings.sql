-- Bookings and their money. Money is whole rupees. A hold is a booking without a reference; every change of `state` goes
-- through one writer, which also writes the audit.

create table booking (
  id             text primary key,
  reference      text unique,
  state          text not null check (state in ('quoted', 'held', 'paying', 'confirmed_part', 'confirmed', 'expired', 'settling',
                                                'cancelled', 'no_show', 'completed')),
  visitor_id     text not null,
  -- A keyed hash of the /24 or /48 it came from.
  network        text not null,
  created_at     timestamptz not null default app_now(),
  -- Until when stock is held; of no meaning once it is confirmed. Starting to pay moves it once, never past `held_until_max`.
  expires_at     timestamptz not null,
  held_until_max timestamptz not null,
  is_extended    boolean not null default false,
  expired_at     timestamptz,
  plan           text check (plan in ('full', 'initial')),
  initial_amount integer check (initial_amount >= 0),
  balance_date   date,
  lead           jsonb,
  travellers     jsonb not null default '[]',
  gstin          text,
  reseat         boolean not null default false,
  notice         text,
  late           boolean not null default false,
  quote_id       text,
  placed_at      timestamptz,
  confirmed_at   timestamptz,
  check (reference is null or (lead is not null and plan is not null))
);
create index booking_by_visitor on booking (visitor_id, state);
create index booking_by_expiry on booking (expires_at) where state in ('held', 'paying');
create index booking_by_network on booking (network) where state in ('held', 'paying');
create index booking_by_email on booking (lower(lead ->> 'email'), created_at desc) where reference is not null;
create index booking_by_balance on booking (balance_date) where state = 'confirmed_part';

-- `asked` is the line as it was asked for, `stock` what it takes, `terms` its dated steps back: [{until, percent}].
create table booking_line (
  booking_id      text not null references booking (id) on delete cascade,
  line_id         text not null,
  position        integer not null,
  kind            text not null check (kind in ('package', 'hotel', 'ferry', 'car', 'activity')),
  asked           jsonb not null,
  title           text not null,
  starts_at       timestamptz not null,
  ends_at         timestamptz not null,
  sales_close_at  timestamptz not null,
  base_price      integer not null check (base_price >= 0),
  discount        integer not null check (discount >= 0),
  tax_amount      integer not null check (tax_amount >= 0),
  amount_payable  integer not null check (amount_payable = base_price - discount + tax_amount),
  -- Of the price, what is passed on as it is: port fees, entry tickets.
  untaxed         integer not null default 0 check (untaxed >= 0),
  non_refundable  integer not null default 0 check (non_refundable >= 0),
  terms           jsonb not null,
  initial_percent integer not null check (initial_percent between 0 and 100),
  price_version   text not null,
  stock           jsonb not null,
  -- The islands at its ends: {from, to}.
  whereabouts     jsonb not null default '{}',
  details         jsonb not null default '[]',
  pnr             text,
  state           text not null default 'live' check (state in ('live', 'cancelled', 'completed')),
  cancelled_at    timestamptz,
  -- What stays with us of a cancelled line.
  kept            integer check (kept >= 0),
  primary key (booking_id, line_id),
  check ((state = 'cancelled') = (kept is not null))
);
create index booking_line_by_start on booking_line (starts_at) where state = 'live';

-- One attempt to pay; its order is opened at the gateway after the row is committed.
create table payment (
  id          text primary key,
  booking_id  text not null references booking (id),
  purpose     text not null check (purpose in ('first', 'balance')),
  gateway     text not null,
  order_id    text,
  amount      integer not null check (amount > 0),
  state       text not null default 'created' check (state in ('created', 'authorised', 'captured', 'failed')),
  -- No visitor is sent to it any more.
  is_closed   boolean not null default false,
  created_at  timestamptz not null default app_now(),
  updated_at  timestamptz not null default app_now(),
  unique (gateway, order_id)
);
create index payment_by_booking on payment (booking_id);
create index payment_open on payment (updated_at) where state in ('created', 'authorised', 'failed');

-- A payment at the gateway, under an attempt of ours; two captures of one order are two rows.
create table capture (
  gateway            text not null,
  gateway_payment_id text not null,
  payment_id         text not null references payment (id),
  booking_id         text not null references booking (id),
  state              text not null check (state in ('authorised', 'captured', 'void', 'failed')),
  amount             integer not null check (amount >= 0),
  at                 timestamptz not null default app_now(),
  primary key (gateway, gateway_payment_id)
);
create index capture_by_booking on capture (booking_id);

create table refund (
  id                 text primary key,
  booking_id         text not null references booking (id),
  -- Which cancellation or event of the booking: asked for again it is the same refund.
  cause              text not null,
  gateway            text not null,
  gateway_payment_id text not null,
  amount             integer not null check (amount > 0),
  reason             text not null,
  state              text not null default 'due' check (state in ('due', 'sent', 'processed', 'failed', 'manual')),
  due_date           date not null,
  tries              integer not null default 0,
  gateway_key        text not null unique,
  gateway_refund_id  text,
  created_at         timestamptz not null default app_now(),
  updated_at         timestamptz not null default app_now(),
  unique (booking_id, cause, gateway_payment_id)
);
create index refund_by_booking on refund (booking_id);
create index refund_open on refund (updated_at) where state in ('due', 'sent', 'failed');

-- What came in and what went back, per payment of the gateway. Rows are only added.
create table ledger (
  id                 bigint generated always as identity primary key,
  booking_id         text not null references booking (id),
  entry              text not null check (entry in ('captured', 'refunded')),
  gateway            text not null,
  gateway_payment_id text not null,
  -- The refund's id; the payment's own where it is a capture.
  source_id          text not null,
  amount             integer not null check (amount > 0),
  at                 timestamptz not null default app_now(),
  unique (entry, gateway, source_id)
);
create index ledger_by_booking on ledger (booking_id);

-- Signed messages as they came, kept before anything is made of them.
create table payment_event (
  id          bigint generated always as identity primary key,
  gateway     text not null,
  event_key   text not null,
  body        text not null,
  result      text check (result in ('applied', 'duplicate', 'stale', 'unknown_order', 'amount_mismatch', 'ignored')),
  received_at timestamptz not null default app_now(),
  applied_at  timestamptz,
  unique (gateway, event_key)
);

-- Every event of a booking in its order; each row's hash holds the one before. Rows are only added.
create table booking_audit (
  booking_id text not null references booking (id),
  position   integer not null,
  at         timestamptz not null,
  event      text not null,
  from_state text not null,
  to_state   text not null,
  facts      jsonb not null,
  prev_hash  text not null,
  row_hash   text not null,
  primary key (booking_id, position)
);

create function only_added() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are only ever added', tg_table_name;
end $$;
create trigger ledger_only_added before update or delete on ledger for each row execute function only_added();
create trigger booking_audit_only_added before update or delete on booking_audit for each row execute function only_added();

-- The first answer to a key of one principal; the same ask again gets it again.
create table idempotency (
  principal    text not null,
  key          text not null,
  request_hash text not null,
  answer       jsonb,
  created_at   timestamptz not null default app_now(),
  primary key (principal, key)
);

-- What was said to cost before a guest confirmed to cancel. `answer` is kept so that the same quote answers the same.
create table cancel_quote (
  id          text primary key,
  booking_id  text not null references booking (id),
  line_ids    jsonb not null,
  refund      integer not null,
  created_at  timestamptz not null default app_now(),
  valid_until timestamptz not null,
  answer      jsonb
);

-- How often a visitor held a seat on a day in India (against holding it for ever).
create table seat_hold_count (
  visitor_id text not null,
  sailing_id text not null,
  seat       text not null,
  day        date not null,
  times      integer not null default 1,
  primary key (visitor_id, sailing_id, seat, day)
);

create table booking_message (
  id         bigint generated always as identity primary key,
  booking_id text not null references booking (id),
  reference  text not null unique,
  visitor_id text not null,
  text       text not null,
  at         timestamptz not null default app_now()
);

-- Rooms, like seats and cars, are claimed by a booking: `sold` of a night counts the rooms of these rows and what was sold elsewhere.
create table room_claim (
  room_type_id text collate "C" not null,
  night        date not null,
  claim        text not null,
  rooms        integer not null check (rooms > 0),
  expires_at   timestamptz,
  primary key (room_type_id, night, claim)
);
create index room_claim_by_claim on room_claim (claim);
create index room_claim_by_expiry on room_claim (expires_at) where expires_at is not null;

alter table car_claim add column claim text;
create index car_claim_by_claim on car_claim (claim) where claim is not null;
alter table activity_claim add column claim text;
create index activity_claim_by_claim on activity_claim (claim) where claim is not null;

-- Tax invoices are numbered without gaps in the order of their days.
create table invoice (
  booking_id text primary key references booking (id),
  number     integer not null unique,
  day        date not null
);

-- Trips that were put in writing; drafts, which only share a link, have no number.
create sequence quote_number;
create table quote (
  id          text primary key,
  number      integer unique,
  version     integer not null default 1,
  name        text,
  email       text,
  asked       jsonb not null,
  lines       jsonb not null,
  valid_until timestamptz,
  sender      text not null,
  accepted_at timestamptz,
  created_at  timestamptz not null default app_now(),
  updated_at  timestamptz not null default app_now()
);
create index quote_by_sender on quote (sender, created_at);

create table quote_mail (
  id       bigint generated always as identity primary key,
  quote_id text not null references quote (id) on delete cascade,
  sender   text not null,
  at       timestamptz not null default app_now()
);
create index quote_mail_by_sender on quote_mail (sender, at);
