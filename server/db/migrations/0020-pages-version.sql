-- A new version whenever anything has changed that pages of the catalogue tell of, so that a process can keep what it read for
-- them. Stock is not among it: what is free is asked anew each time.
insert into kept_version (noun) values ('pages');

do $$
declare
  told text;
begin
  foreach told in array array[
    'category', 'island', 'picture', 'place', 'place_picture', 'package', 'package_picture', 'package_place', 'package_similar',
    'deal', 'price_history', 'setting', 'tax_rate', 'property_type', 'amenity', 'bed_type', 'hotel', 'hotel_picture',
    'hotel_amenity', 'hotel_nearby', 'room_type', 'room_type_picture', 'hotel_season', 'room_season_price', 'activity',
    'activity_picture', 'activity_place', 'activity_slot', 'post', 'post_section', 'post_place', 'post_package', 'site_page',
    'site_page_section', 'faq_group', 'faq_question', 'climate_month', 'climate_season', 'climate_holiday', 'climate_festival',
    'review', 'vehicle', 'transfer_point', 'car_charge', 'car_rate', 'car_package', 'car_package_rate', 'car_package_picture',
    'car_package_place', 'ferry_port', 'ferry_route', 'ferry_operator', 'ferry_vessel', 'ferry_cabin', 'ferry_trip'
  ] loop
    execute format('create trigger pages_changed after insert or update or delete or truncate on %I
      for each statement execute function kept_copy_changed(''pages'')', told);
  end loop;
end $$;
