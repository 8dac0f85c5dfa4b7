-- A seat that is taken shares the key of its sailing. Who then locks that sailing for more than another version of it waits for
-- every other buyer of a seat on it, and they for them; this lock is for the version alone.
create or replace function ferry_seats_changed() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed) then
    update ferry_sailing set version = version + 1 where id in (
      select id from ferry_sailing where id in (select sailing_id from changed) order by id for no key update);
    perform pg_notify('ferry_seats', '');
  end if;
  return null;
end $$;
