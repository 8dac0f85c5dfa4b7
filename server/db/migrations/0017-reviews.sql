-- What travellers say of a package, a hotel, an activity or a car. `sample` marks a made-up review of the demo: it is
-- shown as such, and never told to search engines. `subject_id` is the record's id in the table of its kind.

create table review (
  id           text primary key,
  kind         text not null check (kind in ('package', 'hotel', 'activity', 'car')),
  subject_id   text not null,
  name         text not null check (name <> ''),
  rating       integer not null check (rating between 1 and 5),
  title        text,
  text         text not null check (text <> ''),
  travel_month text not null check (travel_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  sample       boolean not null default false,
  status       text not null default 'shown' check (status in ('waiting', 'shown', 'hidden')),
  created_at   timestamptz not null default now(),
  consent      jsonb
);
-- Everything a summary counts is in the index.
create index review_by_subject on review (kind, subject_id, rating) where status = 'shown';

-- One row a record that has reviews. The average is that of the reviews shown, to one decimal.
create view review_summary as
  select kind, subject_id, round(avg(rating), 1)::float8 as average, count(*)::int as count
    from review
   where status = 'shown'
   group by kind, subject_id;

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
