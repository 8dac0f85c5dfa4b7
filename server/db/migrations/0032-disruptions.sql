-- What is off (a sailing, a day, an activity, a hotel), and what becomes of each part of a booking that it hits.

create table disruption (
  id             text primary key,
  kind           text not null check (kind in ('sailing', 'day', 'activity', 'hotel')),
  -- What is off, in words.
  title          text not null,
  from_day       date not null,
  until_day      date not null,
  sailing_ids    text[] not null default '{}',
  activity_ids   text[] not null default '{}',
  hotel_ids      text[] not null default '{}',
  -- A sentence for travellers.
  reason         text not null,
  -- Who pays for what a change costs more.
  bears          text not null check (bears in ('operator', 'traveller')),
  -- What was on sale before: {sailings: [id], nights: [{room, night}]}. It is sold again when the desk says so.
  stopped        jsonb not null default '{}',
  opened_by_name text not null,
  opened_at      timestamptz not null default app_now(),
  closed_at      timestamptz,
  check (until_day >= from_day)
);
create index disruption_open on disruption (opened_at desc) where closed_at is null;

-- A line of a booking that the disruption hits. `answer_by`: until when its traveller is asked to choose. `kept_*`: seats that are kept
-- for a traveller who is choosing, under the claim of this row.
create table disruption_party (
  id            text primary key,
  disruption_id text not null references disruption (id) on delete cascade,
  booking_id    text not null references booking (id),
  line_id       text not null,
  state         text not null default 'open' check (state in ('open', 'offered', 'waiting', 'rebooked', 'refunded', 'gone')),
  offered_at    timestamptz,
  answer_by     timestamptz,
  answered_at   timestamptz,
  -- What was done, in words.
  settled       text,
  settled_at    timestamptz,
  by_traveller  boolean not null default false,
  kept_sailing  text,
  kept_seats    text[] not null default '{}',
  kept_until    timestamptz,
  unique (disruption_id, booking_id, line_id)
);
create index disruption_party_by_booking on disruption_party (booking_id);

-- What the desk wrote to travellers: with its names in braces, which are filled in for each.
create table disruption_message (
  id            bigint generated always as identity primary key,
  disruption_id text not null references disruption (id) on delete cascade,
  subject       text not null,
  text          text not null,
  parties       integer not null check (parties > 0),
  by_name       text not null,
  at            timestamptz not null default app_now()
);
create index disruption_message_by_disruption on disruption_message (disruption_id, id);
