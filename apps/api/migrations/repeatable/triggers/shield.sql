-- The lists that show it are stale.
create or replace trigger shield_listings
  after update on shield
  for each row
  when (old.* is distinct from new.*)
  execute function listings_outdated();

-- The lists of the product are stale, and the prices of kits with it.
create or replace trigger product_shield_listing_insert
  after insert on product_shield
  referencing new table as changed_rows for each statement
  execute function product_part_rows_changed();

create or replace trigger product_shield_listing_delete
  after delete on product_shield
  referencing old table as changed_rows for each statement
  execute function product_part_rows_changed();

-- What staff change is logged.
select log_staff_changes('shield');
select log_staff_changes('product_shield');
