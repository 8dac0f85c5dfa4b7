-- What a preview of a cancellation answered, as text: asked for again once it is cancelled, it is that answer to the letter.
alter table cancel_quote add column preview text;

-- Events of orders that we do not know have jobs of a topic of their own, so that they are never in front of ours.
update outbox set topic = 'stray-payment-event' where topic = 'payment-event' and done_at is null and attempts > 1;

-- The practice gateway finds an order by our id of the attempt to pay.
create index sandbox_order_receipt on sandbox_order (receipt, created_at);

-- Which of these sailings somebody else has locked for longer than a moment. Each block is undone, so that nothing stays locked here.
create function locked_sailings(asked text[], moment text) returns text[] language plpgsql as $$
declare
  free text[];
  locked text[] := '{}';
  each_id text;
begin
  begin
    select array_agg(id) into free
      from (select id from ferry_sailing where id = any(asked) order by id for no key update skip locked) sailing;
    raise exception 'undone';
  exception when raise_exception then null;
  end;
  for each_id in select id from unnest(asked) id where id <> all(coalesce(free, '{}')) loop
    begin
      perform set_config('lock_timeout', moment, true);
      perform 1 from ferry_sailing where id = each_id for no key update;
      raise exception 'undone';
    exception
      when raise_exception then null;
      when lock_not_available then locked := locked || each_id;
    end;
  end loop;
  return locked;
end $$;
