-- Any change purges the pages with the tag.
create or replace trigger delivery_tariff_page_change
  after insert or update or delete on delivery_tariff
  for each statement execute function page_change_of_statement('region');

-- Crew and assembly depend on the day of the delivery.
create or replace trigger delivery_day
  after update of day, store_id on order_delivery
  for each row
  when (old.day is distinct from new.day or old.store_id is distinct from new.store_id)
  execute function follow_delivery_day();

-- What staff change is logged; values of the columns in braces are hidden.
select log_staff_changes('delivery_tariff');
select log_staff_changes('delivery_zone');
select log_staff_changes('order_delivery', '{address,latitude,longitude,comment}');
