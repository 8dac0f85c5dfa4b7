-- What the office needs to find a booking among a hundred thousand, and to write down about it.

-- Notes of members of staff on a booking; the traveller never sees them.
create table booking_note (
  id         bigint generated always as identity primary key,
  booking_id text not null references booking (id),
  member_id  text,
  -- The name as it was then.
  by_name    text not null,
  text       text not null,
  at         timestamptz not null default app_now()
);
create index booking_note_by_booking on booking_note (booking_id, id);

-- Small letters without accents, the way server/bookings/office/search-query.ts writes what is looked for.
create function booking_plain(words text) returns text language sql immutable strict parallel safe as $$
  select lower(regexp_replace(normalize(words, NFKD), U&'[\0300-\036F]', '', 'g'))
$$;

-- What a booking is found by: its reference, the words of its names, the address, and the digits of the telephone, forwards and, behind a
-- "<", backwards, so that its last digits find it too.
create function booking_words(reference text, lead jsonb, travellers jsonb) returns tsvector
language sql immutable parallel safe set search_path from current as $$
  select array_to_tsvector(array(
    select distinct left(word, 200) from (
      select unnest(regexp_split_to_array(booking_plain(names), '[][[:space:],.;:''’"!?()/\\&@-]+')) as word
        from (select coalesce(lead ->> 'name', '') || ' ' || coalesce(
                       (select string_agg(each ->> 'name', ' ') from jsonb_array_elements(travellers) each), '') as names) named
      union all select upper(reference)
      union all select lower(lead ->> 'email')
      union all select digits from (select regexp_replace(lead ->> 'contactNumber', '[^0-9]', '', 'g') as digits) phone
      union all select '<' || reverse(nullif(digits, '')) from (select regexp_replace(lead ->> 'contactNumber', '[^0-9]', '', 'g') as digits) phone
    ) found where word <> ''))
$$;
create index booking_by_words on booking using gin (booking_words(reference, lead, travellers)) where reference is not null;

-- The list of bookings, the latest first, whole or of one state.
create index booking_by_created on booking (created_at desc, id desc) where reference is not null;
create index booking_by_state on booking (state, created_at desc, id desc) where reference is not null;
-- By the day on which a part of it starts, and by what is in it.
create index booking_line_by_day on booking_line (starts_at, kind, booking_id);
create index booking_line_by_kind on booking_line (kind, booking_id);

create index booking_message_by_booking on booking_message (booking_id);
