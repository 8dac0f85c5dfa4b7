-- What somebody asks of the office. `price` is what the party would have paid at that moment, as it was told: {"amountPayable", "taxAmount",
-- "covers"}; null where no price could be said. Infants of a ferry have no seat and are counted beside its adults and children.
create table enquiry (
  id bigint generated always as identity primary key,
  reference text not null unique,
  subject text not null,
  package_id text,
  package_name text,
  name text not null,
  email text not null,
  contact_number text not null,
  adult_count integer not null check (adult_count between 1 and 99),
  child_count integer not null check (child_count between 0 and 99),
  child_ages jsonb,
  infant_count integer not null default 0 check (infant_count >= 0),
  travel_date date,
  message text,
  about_id text,
  -- What it is about in the words of our own records; `about_detail` has the sender's beside them.
  about_words text,
  about_detail text,
  price jsonb,
  sender text not null,
  content_hash text not null,
  -- What the form told about the use of personal data when it was sent: {form, notice, policy, at}, the versions of the sentence beside
  -- the form and of the privacy page; the same in bookings, quotes and reviews.
  consent jsonb,
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  created_at timestamptz not null
);
create index enquiry_sender on enquiry (sender, created_at);
create index enquiry_created_at on enquiry (created_at);
create index enquiry_by_email on enquiry (lower(email));
