-- One of what was booked may be reviewed once, by whoever has the link: only its hash is kept. Name and month are written when
-- the trip is over, so that a review shows no more of the booking than these.
create table review_invitation (
  token_hash   text primary key,
  booking_id   text not null references booking (id),
  line_id      text not null,
  kind         text not null check (kind in ('package', 'hotel', 'activity', 'car')),
  subject_id   text not null,
  name         text not null check (name <> ''),
  travel_month text not null check (travel_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  created_at   timestamptz not null default app_now(),
  used_at      timestamptz,
  review_id    text references review (id) on delete set null,
  unique (booking_id, kind, subject_id)
);

-- A quote asks whether it is held or booked.
create index booking_by_quote on booking (quote_id) where quote_id is not null;
