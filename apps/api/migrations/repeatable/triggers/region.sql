-- The lists that show it are stale.
create or replace trigger currency_listings
  after update on currency
  for each row
  when ((old.code, old.exchange_rate) is distinct from (new.code, new.exchange_rate))
  execute function listings_outdated();

-- Any change purges the pages with the tag.
create or replace trigger currency_page_change
  after insert or update or delete on currency
  for each statement execute function page_change_of_statement('region');

-- The lists that show it are stale.
create or replace trigger price_zone_listings
  after insert or update on price_zone
  for each row execute function listings_outdated();

-- Any change purges the pages with the tag.
create or replace trigger price_zone_page_change
  after insert or update or delete on price_zone
  for each statement execute function page_change_of_statement('region');

create or replace trigger region_page_change
  after insert or update or delete on region
  for each statement execute function page_change_of_statement('region');

create or replace trigger region_contact_page_change
  after insert or update or delete on region_contact
  for each statement execute function page_change_of_statement('region');

create or replace trigger region_warehouse_page_change
  after insert or update or delete on region_warehouse
  for each statement execute function page_change_of_statement('region');

-- What staff change is logged; a public phone number is kept whole.
select log_staff_changes('currency');
select log_staff_changes('price_zone');
select log_staff_changes('region');
select log_staff_changes('region_contact', shown => '{phone}');
select log_staff_changes('region_warehouse');
