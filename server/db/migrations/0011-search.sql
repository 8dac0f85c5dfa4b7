-- Search: one row for whatever a visitor can find, kept up to date by server/search/refresh-search.ts from the records themselves.

do $$
begin
  create extension if not exists pg_trgm;
  create extension if not exists unaccent;
exception when others then
  raise exception 'Search needs the PostgreSQL extensions pg_trgm and unaccent, which cannot be created here (%). Install the server''s contrib package (Debian: postgresql-contrib) and, when the site''s account may not create extensions, have an administrator run in this database: create extension pg_trgm; create extension unaccent;', sqlerrm;
end $$;

-- Bare words: small letters and digits without accents, one space between, lines kept apart by "|". Immutable, as the
-- dictionary behind unaccent does not change while the server runs.
create function search_plain(words text) returns text language sql immutable strict parallel safe set search_path from current as $$
  select btrim(regexp_replace(regexp_replace(
    regexp_replace(replace(lower(unaccent('unaccent', words)), '&', ' and '), '[''’`.]', '', 'g'),
    '[^a-z0-9|\n]+', ' ', 'g'), ' *[|\n][|\n ]*', '|', 'g'), ' |')
$$;

-- How a word sounds, roughly, as people here spell it by ear: scooba and scuba, jail and jeyl, dweep and dwip, celular and cellular.
-- Its settings keep it from being copied into every statement that names it, which would cost more than calling it.
create function search_sound(word text) returns text language sql immutable strict parallel safe set search_path from current as $$
  select regexp_replace(translate(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    word, 'ph', 'f', 'g'), 'oo|ou', 'u', 'g'), 'ee|ea|ie|ei|y', 'i', 'g'), 'ck', 'k', 'g'), 'c(?=[ei])', 's', 'g'), 'ch', 'x', 'g'),
    '([bdgjkpst])h', '\1', 'g'), 'cqwz', 'kkvs'), '(.)\1+', '\1', 'g')
$$;

-- Words as they are, for the beginnings of words, and their stems, for beach and beaches.
create function search_vector(words text) returns tsvector language sql immutable strict parallel safe set search_path from current as $$
  select to_tsvector('simple', plain) || to_tsvector('english', plain) from (select search_plain(words) as plain offset 0) once
$$;

-- Title and names weigh A, keywords B; a subtitle is only shown. Names are also there without their spaces, as many type them. Of
-- longer texts the beginning counts, so that the whole fits into a row.
create function search_head(title text, names text, keywords text) returns tsvector
language sql immutable strict parallel safe set search_path from current as $$
  select setweight(search_vector(left(title || E'\n' || names, 800))
                   || to_tsvector('simple', translate(search_plain(left(title || E'\n' || names, 800)), '| ', ' ')), 'A')
      || setweight(search_vector(left(keywords, 800)), 'B')
$$;

create table search_entry (
  kind       text not null check (kind in ('package', 'hotel', 'place', 'activity', 'car', 'post', 'page')),
  id         text not null,
  title      text not null,
  -- Other names, one a line: they count like the title.
  names      text not null default '',
  subtitle   text not null default '',
  keywords   text not null default '',
  body       text not null default '',
  -- The other names of islands, towns and places that stand in title and keywords, and in the body.
  also       text not null default '',
  also_body  text not null default '',
  url        text not null,
  picture_id text references picture (id) on delete set null,
  price_from integer check (price_from >= 0),
  boost      real not null default 0,
  -- Of the record this was made from: the same fingerprint, nothing to do.
  fingerprint text not null,
  -- Each name between bars: "|swaraj dweep|havelock island|".
  plain_names text not null generated always as ('|' || search_plain(left(title || E'\n' || names, 800)) || '|') stored,
  -- Title and names weigh A, keywords B; a subtitle is only shown. Names are also there without their spaces, as many type them.
  head tsvector not null generated always as (search_head(title, names, keywords || ' ' || also)) stored,
  words tsvector not null generated always as (search_head(title, names, keywords || ' ' || also)
                                                      || setweight(to_tsvector('english', search_plain(body || ' ' || also_body)), 'D')) stored,
  primary key (kind, id)
);
-- Ranking reads head and names of all that was found: they stay in the row as they are, the long texts out of it.
alter table search_entry alter column head set storage plain, alter column plain_names set storage plain, set (toast_tuple_target = 1024);
create index search_entry_words on search_entry using gin (words);

-- The words of titles, names and keywords: what a misspelt word can have meant. `says` is the word as one writes it.
create table search_word (
  word    text collate "C" primary key,
  says    text not null,
  sound   text collate "C" not null generated always as (search_sound(word)) stored,
  entries integer not null
);
create index search_word_sound on search_word (sound);
create index search_word_similar on search_word using gin (sound gin_trgm_ops);

-- Most searches are answered from names and keywords alone: those are looked up without the long texts. Written at once: what an
-- index keeps for later is read at every search until then.
create index search_entry_head on search_entry using gin (head) with (fastupdate = off);
