-- Ports, vessels and the timetable hardly ever change and are asked for with every search of a ferry: processes keep a copy.
insert into kept_version (noun) values ('ferry');

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
