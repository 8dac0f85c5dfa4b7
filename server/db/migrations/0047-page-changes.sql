-- What has changed of what kept pages tell of, so that a process makes no more pages anew than it has to. One row a transaction, in the
-- order of the commits: whoever writes one holds the row of `kept_version` until the end. A tag is a noun (`package`: one of them, or their
-- list) or a record (`package:island-saver`); `all` is everything. A process whose version has no row here makes everything anew.
create table page_change (
  number  bigint generated always as identity primary key,
  version uuid not null unique,
  tags    text[] not null
);

create index package_similar_shows on package_similar (similar_id);

-- The only way to another version of the pages. More tags than a hundred are everything; of the rows the last thousand stay.
create function tell_pages(changed text[]) returns void language plpgsql as $$
declare
  last record;
begin
  select number, tags, xmin = pg_current_xact_id()::xid as is_ours into last from page_change order by number desc limit 1;
  if last.is_ours then
    if last.tags @> changed or last.tags @> array['all'] then
      return;
    end if;
    changed := array(select unnest(last.tags) union select unnest(changed));
  end if;
  if cardinality(changed) > 100 then
    changed := array['all'];
  end if;
  if last.is_ours then
    update page_change set tags = changed where number = last.number;
    return;
  end if;
  update kept_version set version = gen_random_uuid() where noun = 'pages';
  insert into page_change (version, tags) select version, changed from kept_version where noun = 'pages' returning number into last;
  delete from page_change where number <= last.number - 1000;
  perform pg_notify('pages_changed', '');
end $$;
select tell_pages(array['all']);

-- The argument says which tag a row has; where it cannot say, everything has changed. A package is shown by those that name it as similar.
create function pages_changed() returns trigger language plpgsql as $$
declare
  changed text[] := array['all'];
begin
  -- A transaction that has told of everything has nothing to add.
  if (select xmin = pg_current_xact_id()::xid and tags @> changed from page_change order by number desc limit 1) then
    return null;
  end if;
  if tg_op <> 'TRUNCATE' then
    execute format('select array_agg(distinct coalesce(%s, ''all'')) from (%s) row', tg_argv[0], case tg_op
      when 'INSERT' then 'select * from new_rows'
      when 'DELETE' then 'select * from old_rows'
      else 'select * from old_rows union all select * from new_rows' end) into changed;
  end if;
  if changed is null then
    return null;
  end if;
  perform tell_pages(array(
    select split_part(tag, ':', 1) from unnest(changed) tag
     union select tag from unnest(changed) tag
     union select 'package:' || package_id from package_similar
            where similar_id in (select split_part(tag, ':', 2) from unnest(changed) tag where tag like 'package:%')));
  return null;
end $$;

do $make$
declare
  told record;
begin
  for told in select tgrelid::regclass as name from pg_trigger where tgname = 'pages_changed' loop
    execute format('drop trigger pages_changed on %s', told.name);
  end loop;
  for told in select * from (values
      ('category',            $$'all'$$),
      ('island',              $$'all'$$),
      ('picture',             $$'all'$$),
      ('setting',             $$'all'$$),
      ('brand_look',          $$'all'$$),
      ('tax_rate',            $$'all'$$),
      ('deal',                $$'deal'$$),
      ('price_history',       $$kind || ':' || scope_id$$),
      ('review',              $$kind || ':' || subject_id$$),
      ('review_photo',        $$(select kind || ':' || subject_id from review where review.id = review_id)$$),
      ('package',             $$'package:' || id$$),
      ('package_picture',     $$'package:' || package_id$$),
      ('package_day_picture', $$'package:' || package_id$$),
      ('package_place',       $$'package:' || package_id$$),
      ('package_similar',     $$'package:' || package_id$$),
      ('place',               $$'place'$$),
      ('place_picture',       $$'place'$$),
      ('property_type',       $$'all'$$),
      ('amenity',             $$'all'$$),
      ('bed_type',            $$'all'$$),
      ('hotel_season',        $$'all'$$),
      ('hotel',               $$'hotel:' || id$$),
      ('hotel_picture',       $$'hotel:' || hotel_id$$),
      ('hotel_amenity',       $$'hotel:' || hotel_id$$),
      ('hotel_nearby',        $$'hotel:' || hotel_id$$),
      ('room_type',           $$'hotel:' || hotel_id$$),
      ('room_type_picture',   $$(select 'hotel:' || hotel_id from room_type where room_type.id = room_type_id)$$),
      ('room_season_price',   $$(select 'hotel:' || hotel_id from room_type where room_type.id = room_type_id)$$),
      ('activity',            $$'activity:' || id$$),
      ('activity_picture',    $$'activity:' || activity_id$$),
      ('activity_place',      $$'activity:' || activity_id$$),
      ('activity_slot',       $$'activity:' || activity_id$$),
      ('post',                $$'post'$$),
      ('post_section',        $$'post'$$),
      ('post_place',          $$'post'$$),
      ('post_package',        $$'post'$$),
      ('site_page',           $$'text'$$),
      ('site_page_section',   $$'text'$$),
      ('policy_version',      $$'text'$$),
      ('faq_group',           $$'faq'$$),
      ('faq_question',        $$'faq'$$),
      ('climate_month',       $$'all'$$),
      ('climate_season',      $$'all'$$),
      ('climate_holiday',     $$'all'$$),
      ('climate_festival',    $$'all'$$),
      ('vehicle',             $$'car'$$),
      ('transfer_point',      $$'car'$$),
      ('car_charge',          $$'car'$$),
      ('car_rate',            $$'car'$$),
      ('car_package',         $$'car:' || id$$),
      ('car_package_rate',    $$'car:' || package_id$$),
      ('car_package_picture', $$'car:' || car_package_id$$),
      ('car_package_place',   $$'car:' || car_package_id$$),
      ('ferry_port',          $$'ferry'$$),
      ('ferry_route',         $$'ferry'$$),
      ('ferry_operator',      $$'ferry'$$),
      ('ferry_vessel',        $$'ferry'$$),
      ('ferry_cabin',         $$'ferry'$$),
      ('ferry_map',           $$'ferry'$$),
      ('ferry_trip',          $$'ferry'$$)
  ) tagged (name, tag) loop
    execute format('create trigger pages_inserted after insert on %I referencing new table as new_rows
      for each statement execute function pages_changed(%L)', told.name, told.tag);
    execute format('create trigger pages_updated after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function pages_changed(%L)', told.name, told.tag);
    execute format('create trigger pages_deleted after delete on %I referencing old table as old_rows
      for each statement execute function pages_changed(%L)', told.name, told.tag);
    execute format('create trigger pages_truncated after truncate on %I
      for each statement execute function pages_changed(%L)', told.name, told.tag);
  end loop;
end $make$;
