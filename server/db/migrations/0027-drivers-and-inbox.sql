-- Drivers whom the office knows, and the inbox of enquiries.

create table driver (
  id         text primary key,
  name       text not null,
  -- As it is kept of travellers: ten digits, or another country's in E.164.
  phone      text not null,
  -- What stands on the car: "White Ertiga, AN 01 J 4521".
  vehicle    text not null default '',
  island_id  text references island (id) on delete set null,
  is_active  boolean not null default true,
  created_at timestamptz not null default app_now()
);
create index driver_by_name on driver (lower(name));

-- Who drives on the rides of a package after its first: {ride: {name, phone, vehicle}}, where a ride is named by its day and how many
-- ferries lie before it on that day ("2027-02-11+1"). `driver` has the first ride, and that of a line which is a ride itself.
alter table booking_line add column day_drivers jsonb;

-- What runs on a day: lines that started before its end and end after its start.
create index booking_line_by_span on booking_line (starts_at, ends_at) where state <> 'cancelled';
create index refund_manual on refund (updated_at) where state = 'manual';

-- In which columns a carrier wants the list of passengers.
alter table ferry_operator add column manifest text not null default 'sealink' check (manifest in ('sealink', 'makruzz', 'green-ocean'));

alter table enquiry drop constraint enquiry_state_check;
update enquiry set state = case
  when state = 'closed' then 'lost'
  when state <> 'answered' then state
  when exists (select 1 from quote where enquiry_reference = enquiry.reference and accepted_at is not null) then 'won'
  when exists (select 1 from quote where enquiry_reference = enquiry.reference) then 'quoted'
  else 'replied' end;
alter table enquiry add constraint enquiry_state_check check (state in ('new', 'replied', 'quoted', 'won', 'lost', 'spam'));

-- `head_id`: the earlier enquiry of the same sender that it is joined to; state, assignment, notes and replies are those of the head.
-- `due_at`: by when an answer was promised; null where the hours of support could not be read. `last_at`: the last thing that came or went. `quote_id`: the
-- quote that the office made for it otherwise than from the request of a group.
alter table enquiry
  add column head_id     bigint references enquiry (id) on delete set null,
  add column due_at      timestamptz,
  add column answered_at timestamptz,
  add column last_at     timestamptz not null default app_now(),
  add column assigned_to text references staff_member (id) on delete set null,
  add column quote_id    text;
update enquiry set last_at = created_at;
create index enquiry_by_head on enquiry (head_id) where head_id is not null;
create index enquiry_by_contact on enquiry (contact_number, created_at);
create index enquiry_open on enquiry (state, due_at) where head_id is null;
create index enquiry_latest on enquiry (last_at desc, id desc) where head_id is null;
create index enquiry_by_quote on enquiry (quote_id) where quote_id is not null;

-- What the office wrote about an enquiry: to its sender, or for itself.
create table enquiry_message (
  id         bigint generated always as identity primary key,
  enquiry_id bigint not null references enquiry (id) on delete cascade,
  kind       text not null check (kind in ('reply', 'note')),
  at         timestamptz not null default app_now(),
  by_name    text not null,
  subject    text not null default '',
  text       text not null
);
create index enquiry_message_by_enquiry on enquiry_message (enquiry_id, id);

create table reply_template (
  id         text primary key,
  name       text not null,
  subject    text not null,
  text       text not null,
  updated_at timestamptz not null default app_now()
);
insert into reply_template (id, name, subject, text) values
  ('thanks', 'We are looking into it', 'Your enquiry {reference}',
   E'Dear {name},\n\nThank you for writing to {brand} about {about}. We are checking rooms and ferries for {travellers} and write again today.\n\nRegards,\n{member}\n{brand}'),
  ('dates', 'When do you want to travel?', 'Your enquiry {reference}: which days?',
   E'Dear {name},\n\nThank you for asking about {about}. On which days would you like to travel, and how old are the children, if any come along? Then we can tell you what is free and what it costs.\n\nRegards,\n{member}\n{brand}'),
  ('full', 'Nothing is free on that day', 'Your enquiry {reference}: other days',
   E'Dear {name},\n\nFor {travelDate} we have no rooms and ferries left for {travellers}. A day earlier or later may still be free: shall we look?\n\nRegards,\n{member}\n{brand}');
