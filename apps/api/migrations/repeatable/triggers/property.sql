-- The lists that show it are stale.
create or replace trigger property_listings
  after update on property
  for each row
  when ((old.card_name, old.card_name_kk, old.card_name_en, old.unit, old.position)
    is distinct from (new.card_name, new.card_name_kk, new.card_name_en, new.unit, new.position))
  execute function listings_outdated();

-- Any change purges the pages with the tag.
create or replace trigger property_page_change
  after insert or update or delete on property
  for each statement execute function page_change_of_statement('catalogue');

create or replace trigger property_value_page_change
  after insert or update or delete on property_value
  for each statement execute function page_change_of_statement('catalogue');

-- The lists of the product are stale.
create or replace trigger offer_property_listing_insert
  after insert on offer_property
  referencing new table as changed_rows for each statement
  execute function offer_part_rows_changed();

create or replace trigger offer_property_listing_update
  after update on offer_property
  referencing new table as changed_rows for each statement
  execute function offer_part_rows_changed();

create or replace trigger offer_property_listing_delete
  after delete on offer_property
  referencing old table as changed_rows for each statement
  execute function offer_part_rows_changed();

-- What staff change is logged.
select log_staff_changes('property');
select log_staff_changes('property_value');
select log_staff_changes('offer_property');
