-- Any change purges the pages with the tag.
create or replace trigger promotion_page_change
  after insert or update or delete on promotion
  for each statement execute function page_change_of_statement('promotion');

-- A changed row purges the pages with the tag.
create or replace trigger promotion_product_page_insert
  after insert on promotion_product
  referencing new table as changed_rows for each statement
  execute function page_change_of_rows('promotion');

create or replace trigger promotion_product_page_update
  after update on promotion_product
  referencing new table as changed_rows for each statement
  execute function page_change_of_rows('promotion');

create or replace trigger promotion_product_page_delete
  after delete on promotion_product
  referencing old table as changed_rows for each statement
  execute function page_change_of_rows('promotion');

-- What staff change is logged.
select log_staff_changes('promotion');
select log_staff_changes('promotion_product');
