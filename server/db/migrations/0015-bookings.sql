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
  -- For whom the limits on holding count it (booking rules 1.8): a keyed hash of its network, or of the mailbox that its visitor has
  -- proved; '' where none counts it. `is_nameless`: its visitor came without a cookie.
  counted_by     text not null default '',
  is_nameless    boolean not null default false,
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
  -- A group names its travellers until this day; null where they come with the booking.
  names_date     date,
  placed_at      timestamptz,
  confirmed_at   timestamptz,
  -- When the browser that booked showed that it reads the mailbox, or its reader named the mobile number. Before, the mailbox, which may
  -- be mistyped or borrowed, opens no more than a summary.
  mailbox_confirmed_at timestamptz,
  consent        jsonb,
  check (reference is null or (lead is not null and plan is not null))
);
create index booking_by_visitor on booking (visitor_id, state);
create index booking_by_expiry on booking (expires_at) where state in ('held', 'paying');
create index booking_nameless on booking (network, created_at) where is_nameless;
create index booking_by_email on booking (lower(lead ->> 'email'), created_at desc) where reference is not null;
create index booking_by_balance on booking (balance_date) where state = 'confirmed_part';
create index booking_by_quote on booking (quote_id) where quote_id is not null;

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
  -- What the documents of a trip say of it, as it was priced: crossings, nights, rides, visits and the days of a plan.
  facts           jsonb,
  -- The office fills it in: {name, phone}.
  driver          jsonb,
  pnr             text,
  state           text not null default 'live' check (state in ('live', 'cancelled', 'completed')),
  cancelled_at    timestamptz,
  -- What stays with us of a cancelled line.
  kept            integer check (kept >= 0),
  primary key (booking_id, line_id),
  check ((state = 'cancelled') = (kept is not null))
);
create index booking_line_by_start on booking_line (starts_at) where state = 'live';

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
create trigger booking_audit_only_added before update or delete on booking_audit for each row execute function only_added();

-- What was said to cost before a guest confirmed to cancel. `answer` is kept so that the same quote answers the same.
create table cancel_quote (
  id          text primary key,
  booking_id  text not null references booking (id),
  line_ids    jsonb not null,
  refund      integer not null,
  created_at  timestamptz not null default app_now(),
  valid_until timestamptz not null,
  answer      jsonb,
  -- What the preview answered, as text: asked for again once it is cancelled, it is the same to the letter.
  preview     text
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
