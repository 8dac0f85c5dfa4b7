-- What the office writes for visitors: places, stories, questions, policies and deals. `updated_at` tells two editors of one record apart.
alter table place add column updated_at timestamptz not null default app_now();
alter table post add column updated_at timestamptz not null default app_now(), add column author text;
alter table faq_question add column updated_at timestamptz not null default app_now();
alter table site_page add column updated_at timestamptz not null default app_now();
alter table deal add column updated_at timestamptz not null default app_now();

-- `revision` is another one each time a draft is kept.
alter table package_draft add column revision uuid not null default gen_random_uuid();

-- What is being changed of a story and not published, and what was published before.
create table post_draft (
  post_id  text primary key references post (id) on delete cascade,
  revision uuid not null default gen_random_uuid(),
  fields   jsonb not null,
  by_name  text not null,
  at       timestamptz not null default app_now()
);

create table post_version (
  post_id text not null references post (id) on delete cascade,
  number  integer not null,
  fields  jsonb not null,
  by_name text not null,
  at      timestamptz not null default app_now(),
  primary key (post_id, number)
);

create table policy_draft (
  slug     text primary key references site_page (slug) on delete cascade,
  revision uuid not null default gen_random_uuid(),
  fields   jsonb not null,
  by_name  text not null,
  at       timestamptz not null default app_now()
);

-- Every version of a policy: those that held, the one that holds (site_page has its text too), and those that will from a day on. They
-- stay, so that a booking can show what its traveller agreed to. `fields`: {title, sections: [{id, heading, html, table}]}.
create table policy_version (
  slug      text not null references site_page (slug),
  version   text not null,
  from_date date not null,
  fields    jsonb not null,
  by_name   text,
  at        timestamptz not null default app_now(),
  primary key (slug, version)
);
create index policy_version_by_day on policy_version (slug, from_date, at);

insert into policy_version (slug, version, from_date, fields)
select slug, version, least(changed_on, (app_now() at time zone 'Asia/Kolkata')::date), jsonb_build_object('title', title, 'sections', coalesce((
         select jsonb_agg(jsonb_build_object('id', anchor, 'heading', heading, 'html', body, 'table', grid) order by position)
           from site_page_section where page_slug = site_page.slug), '[]'))
  from site_page where kind = 'policy';

-- The versions that its traveller agreed to: {slug: version}. Bookings that were made before have those that hold now.
alter table booking add column policies jsonb;
update booking set policies = (select jsonb_object_agg(slug, version) from site_page where kind = 'policy') where reference is not null;

create trigger pages_changed after insert or update or delete or truncate on policy_version
  for each statement execute function kept_copy_changed('pages');

-- Another version whenever a text has changed that can be searched.
insert into kept_version (noun) values ('texts');
do $$
declare
  told text;
begin
  foreach told in array array['place', 'post', 'post_section', 'site_page', 'site_page_section', 'faq_group', 'faq_question'] loop
    execute format('create trigger texts_changed after insert or update or delete or truncate on %I
      for each statement execute function kept_copy_changed(''texts'')', told);
  end loop;
end $$;
