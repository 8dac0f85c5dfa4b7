-- The practice gateway's own books, as a real one keeps them on its side. Amounts are paise. Nothing of the site reads
-- these tables: it asks over HTTP, as it would ask a real gateway.

create table sandbox_order (
  id text primary key,
  amount bigint not null check (amount >= 100),
  currency text not null,
  receipt text not null,
  notes jsonb not null,
  -- As the browser brought them to the page on which is paid; without them nobody has been there yet.
  payee text,
  description text,
  callback_url text,
  cancel_url text,
  created_at timestamptz not null
);
create index sandbox_order_receipt on sandbox_order (receipt, created_at);

create table sandbox_payment (
  id text primary key,
  order_id text not null references sandbox_order,
  amount bigint not null,
  currency text not null,
  method text not null,
  status text not null check (status in ('authorized', 'captured', 'refunded', 'failed')),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  created_at timestamptz not null
);
create index sandbox_payment_order on sandbox_payment (order_id, created_at);

create table sandbox_refund (
  id text primary key,
  payment_id text not null references sandbox_payment,
  amount bigint not null check (amount > 0),
  receipt text,
  -- The same key again is the same refund.
  key text unique,
  created_at timestamptz not null
);
create index sandbox_refund_payment on sandbox_refund (payment_id, created_at);

-- Messages to our own webhook, sent until it has answered 200. The text is kept as it was signed.
create table sandbox_message (
  id bigint generated always as identity primary key,
  event_id text not null unique,
  body text not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  done_at timestamptz
);
create index sandbox_message_due on sandbox_message (run_at) where done_at is null;
