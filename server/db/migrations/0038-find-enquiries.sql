-- What an enquiry is found by among a hundred thousand, in small letters, each word behind a space.
create function enquiry_words(reference text, name text, email text, package_name text, contact_number text) returns text
language sql immutable parallel safe as $$
  select lower(' ' || reference || ' ' || name || ' ' || email || ' ' || coalesce(package_name, '') || ' ' || contact_number)
$$;
create index enquiry_by_words on enquiry using gin (enquiry_words(reference, name, email, package_name, contact_number) gin_trgm_ops);
create index enquiry_by_name on enquiry (lower(name), id) where head_id is null;
