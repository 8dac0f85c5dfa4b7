-- The money of bookings, in whole rupees.

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
create trigger ledger_only_added before update or delete on ledger for each row execute function only_added();

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

-- Tax invoices are numbered without gaps in the order of their days; those of practised payments have a series of their own.
create table invoice (
  booking_id text primary key references booking (id),
  series     text not null default 'INV' check (series in ('INV', 'PRACTICE')),
  number     integer not null,
  day        date not null,
  unique (series, number)
);
