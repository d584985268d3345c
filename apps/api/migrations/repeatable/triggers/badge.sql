-- The lists that show it are stale.
create or replace trigger badge_listings
  after update on badge
  for each row
  when (old.* is distinct from new.*)
  execute function listings_outdated();

-- The lists of the product are stale, and the prices of kits with it.
create or replace trigger product_badge_listing_insert
  after insert on product_badge
  referencing new table as changed_rows for each statement
  execute function product_part_rows_changed();

create or replace trigger product_badge_listing_delete
  after delete on product_badge
  referencing old table as changed_rows for each statement
  execute function product_part_rows_changed();

-- What staff change is logged.
select log_staff_changes('badge');
select log_staff_changes('product_badge');
