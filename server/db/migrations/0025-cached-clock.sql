-- The same clock. A function in SQL is planned anew by every statement that names it, which took longer than many of the
-- statements; one in PL/pgSQL is planned once a connection.
create or replace function app_now() returns timestamptz language plpgsql stable as $$
declare
  ahead double precision := (select ahead_seconds from app_clock);
begin
  return now() + ahead * interval '1 second';
end
$$;
