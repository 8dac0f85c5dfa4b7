-- Pictures that an operator gives to a day of a package; without them a day shows its water sports and places.
create table package_day_picture (
  package_id text not null references package (id) on delete cascade,
  day        integer not null check (day between 1 and 31),
  position   integer not null,
  picture_id text not null references picture (id),
  primary key (package_id, day, position)
);
create index package_day_picture_shows on package_day_picture (picture_id);
create trigger pages_changed after insert or update or delete or truncate on package_day_picture
  for each statement execute function kept_copy_changed('pages');

-- A deal takes so many percent off, or so many rupees of one unit: of a person, a night, a place, a vehicle.
alter table deal alter column percent drop not null;
alter table deal add column amount integer check (amount > 0);
alter table deal add check (num_nonnulls(percent, amount) = 1);
