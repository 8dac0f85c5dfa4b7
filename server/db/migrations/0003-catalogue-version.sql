-- A new value whenever what package lists are chosen by has changed: a process may keep a copy and know whether it is
-- still true. Not a count, so that a restored backup is never taken for the catalogue that was counted alike.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version uuid not null default gen_random_uuid()
);
insert into catalogue_version default values;

create function catalogue_changed() returns trigger language plpgsql as
  'begin update catalogue_version set version = gen_random_uuid(); return null; end';

create trigger catalogue_changed
  after insert or delete or truncate or update of id, category_id, nights, list_rate, is_active, position on package
  for each statement execute function catalogue_changed();
create trigger catalogue_changed
  after insert or delete or truncate or update of id, slug, is_active, is_deleted on category
  for each statement execute function catalogue_changed();
create trigger catalogue_changed
  after insert or delete or truncate or update on deal
  for each statement execute function catalogue_changed();
