-- The pages on which the product was.
create or replace trigger product_moved
  after update on product
  referencing old table as former_rows new table as changed_rows for each statement
  execute function product_moved();

create or replace trigger product_removed
  after delete on product
  referencing old table as former_rows for each statement execute function product_removed();

-- The lists of the product are stale, and the prices of kits with it.
create or replace trigger product_listing_insert
  after insert on product
  referencing new table as changed_rows for each statement execute function product_rows_changed();

create or replace trigger product_listing_update
  after update on product
  referencing new table as changed_rows for each statement execute function product_rows_changed();

create or replace trigger product_listing_delete
  after delete on product
  referencing old table as changed_rows for each statement execute function product_rows_changed();

create or replace trigger offer_listing_insert
  after insert on offer
  referencing new table as changed_rows for each statement
  execute function product_part_rows_changed();

create or replace trigger offer_listing_update
  after update on offer
  referencing new table as changed_rows for each statement
  execute function product_part_rows_changed();

create or replace trigger offer_listing_delete
  after delete on offer
  referencing old table as changed_rows for each statement
  execute function product_part_rows_changed();

-- Any change purges the pages with the tag.
create or replace trigger offer_word_page_change
  after insert or update or delete on offer_word
  for each statement execute function page_change_of_statement('catalogue');

-- The lists of the price zone are stale, and the prices of kits.
create or replace trigger price_listing_insert
  after insert on price
  referencing new table as changed_rows for each statement execute function price_rows_changed();

create or replace trigger price_listing_update
  after update on price
  referencing new table as changed_rows for each statement execute function price_rows_changed();

create or replace trigger price_listing_delete
  after delete on price
  referencing old table as changed_rows for each statement execute function price_rows_changed();

-- The lists of the product are stale, and the prices of kits with it.
create or replace trigger picture_listing_insert
  after insert on picture
  referencing new table as changed_rows for each statement
  execute function product_part_rows_changed();

create or replace trigger picture_listing_update
  after update on picture
  referencing new table as changed_rows for each statement
  execute function product_part_rows_changed();

create or replace trigger picture_listing_delete
  after delete on picture
  referencing old table as changed_rows for each statement
  execute function product_part_rows_changed();

create or replace trigger product_tag_listing_insert
  after insert on product_tag
  referencing new table as changed_rows for each statement
  execute function product_part_rows_changed();

create or replace trigger product_tag_listing_update
  after update on product_tag
  referencing new table as changed_rows for each statement
  execute function product_part_rows_changed();

create or replace trigger product_tag_listing_delete
  after delete on product_tag
  referencing old table as changed_rows for each statement
  execute function product_part_rows_changed();

-- The price of the kit changes, and its lists are stale.
create or replace trigger kit_part_listing_insert
  after insert on kit_part
  referencing new table as changed_rows for each statement
  execute function kit_part_rows_changed();

create or replace trigger kit_part_listing_update
  after update on kit_part
  referencing new table as changed_rows for each statement
  execute function kit_part_rows_changed();

create or replace trigger kit_part_listing_delete
  after delete on kit_part
  referencing old table as changed_rows for each statement
  execute function kit_part_rows_changed();

-- What staff change is logged.
select log_staff_changes('product');
select log_staff_changes('offer');
select log_staff_changes('offer_word');
select log_staff_changes('price');
select log_staff_changes('picture');
select log_staff_changes('product_tag');
select log_staff_changes('kit_part');
