-- Stories, pages of text and questions. Every text carries the day of its last change.

create table post (
  id           text primary key,
  slug         text not null unique,
  title        text not null,
  teaser       text not null,
  read_minutes integer not null check (read_minutes > 0),
  picture_id   text references picture (id),
  version      text not null,
  published_on date not null,
  changed_on   date not null,
  is_published boolean not null default true
);
create index post_by_day on post (published_on desc, id) where is_published;

-- A text is a row of sections; `grid` is a table that follows a section's text: {"columns": [], "rows": [[]]}.
create table post_section (
  post_id  text not null references post (id) on delete cascade,
  position integer not null,
  anchor   text not null,
  heading  text not null,
  body     text not null,
  grid     jsonb,
  primary key (post_id, position)
);

create table post_place (
  post_id  text not null references post (id) on delete cascade,
  position integer not null,
  place_id text not null references place (id) on delete cascade,
  primary key (post_id, position)
);

create table post_package (
  post_id    text not null references post (id) on delete cascade,
  position   integer not null,
  package_id text not null references package (id) on delete cascade,
  primary key (post_id, position)
);

-- Kind `policy` is the law between us and the traveller: a booking keeps the version that was shown.
create table site_page (
  slug       text primary key,
  kind       text not null check (kind in ('policy', 'page')),
  title      text not null,
  intro      text,
  picture_id text references picture (id),
  version    text not null,
  changed_on date not null,
  position   integer not null
);

create table site_page_section (
  page_slug text not null references site_page (slug) on delete cascade,
  position  integer not null,
  anchor    text not null,
  heading   text not null,
  body      text not null,
  grid      jsonb,
  primary key (page_slug, position)
);

create table faq_group (
  id       text primary key,
  name     text not null,
  position integer not null
);

create table faq_question (
  id         text primary key,
  group_id   text not null references faq_group (id) on delete cascade,
  question   text not null,
  answer     text not null,
  changed_on date not null,
  position   integer not null
);
create index faq_question_by_group on faq_question (group_id, position);
