-- Versions by which a process knows whether what it keeps in memory of the tables above is still true.

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

-- A new value whenever something has changed that a process keeps a copy of: it can tell whether its copy is still true.
-- One row a noun, so that a change of one does not make the others be read again.
create table kept_version (
  noun    text primary key,
  version uuid not null default gen_random_uuid()
);
insert into kept_version (noun) values ('hotel'), ('ferry');

-- The argument of the trigger is the noun whose copies have grown old.
create function kept_copy_changed() returns trigger language plpgsql as
  'begin update kept_version set version = gen_random_uuid() where noun = tg_argv[0]; return null; end';

create trigger hotel_changed after insert or update or delete or truncate on hotel
  for each statement execute function kept_copy_changed('hotel');
create trigger hotel_changed after insert or update or delete or truncate on room_type
  for each statement execute function kept_copy_changed('hotel');
create trigger hotel_changed after insert or update or delete or truncate on property_type
  for each statement execute function kept_copy_changed('hotel');
create trigger hotel_changed after insert or update or delete or truncate on hotel_picture
  for each statement execute function kept_copy_changed('hotel');
create trigger hotel_changed after insert or update or delete or truncate on picture
  for each statement execute function kept_copy_changed('hotel');
create trigger hotel_changed after insert or update or delete or truncate on hotel_amenity
  for each statement execute function kept_copy_changed('hotel');
create trigger hotel_changed after insert or update or delete or truncate on amenity
  for each statement execute function kept_copy_changed('hotel');
create trigger hotel_changed after insert or update or delete or truncate on island
  for each statement execute function kept_copy_changed('hotel');
create trigger hotel_changed after insert or update or delete or truncate on place
  for each statement execute function kept_copy_changed('hotel');
create trigger hotel_changed after insert or update or delete or truncate on deal
  for each statement execute function kept_copy_changed('hotel');
create trigger hotel_changed after insert or update or delete or truncate on price_history
  for each statement execute function kept_copy_changed('hotel');
create trigger hotel_changed after insert or update or delete or truncate on tax_rate
  for each statement execute function kept_copy_changed('hotel');
create trigger hotel_changed after insert or update or delete or truncate on review
  for each statement execute function kept_copy_changed('hotel');

-- Ports, vessels and the timetable hardly ever change and are read by every search of a ferry.
create trigger ferry_changed after insert or update or delete or truncate on ferry_port
  for each statement execute function kept_copy_changed('ferry');
create trigger ferry_changed after insert or update or delete or truncate on ferry_operator
  for each statement execute function kept_copy_changed('ferry');
create trigger ferry_changed after insert or update or delete or truncate on ferry_vessel
  for each statement execute function kept_copy_changed('ferry');
create trigger ferry_changed after insert or update or delete or truncate on ferry_cabin
  for each statement execute function kept_copy_changed('ferry');
create trigger ferry_changed after insert or update or delete or truncate on ferry_trip
  for each statement execute function kept_copy_changed('ferry');
create trigger ferry_changed after insert or update or delete or truncate on island
  for each statement execute function kept_copy_changed('ferry');
create trigger ferry_changed after insert or update or delete or truncate on tax_rate
  for each statement execute function kept_copy_changed('ferry');
