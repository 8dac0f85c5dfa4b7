-- What is being changed of a package and not published, and what was published before.
create table package_draft (
  package_id text primary key references package (id) on delete cascade,
  fields     jsonb not null,
  by_name    text not null,
  at         timestamptz not null default app_now()
);

create table package_version (
  package_id text not null references package (id) on delete cascade,
  number     integer not null,
  fields     jsonb not null,
  by_name    text not null,
  at         timestamptz not null default app_now(),
  primary key (package_id, number)
);
