-- A new value whenever something has changed that a process keeps a copy of: it can tell whether its copy is still true.
-- One row a noun, so that a change of one does not make the others be read again.
create table kept_version (
  noun    text primary key,
  version uuid not null default gen_random_uuid()
);
insert into kept_version (noun) values ('hotel');

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
