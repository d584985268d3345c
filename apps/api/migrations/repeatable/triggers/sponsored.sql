-- A changed row purges the pages with the tag.
create or replace trigger sponsored_product_page_insert
  after insert on sponsored_product
  referencing new table as changed_rows for each statement
  execute function page_change_of_rows('sponsored');

create or replace trigger sponsored_product_page_update
  after update on sponsored_product
  referencing new table as changed_rows for each statement
  execute function page_change_of_rows('sponsored');

create or replace trigger sponsored_product_page_delete
  after delete on sponsored_product
  referencing old table as changed_rows for each statement
  execute function page_change_of_rows('sponsored');

-- What staff change is logged.
select log_staff_changes('sponsored_product');
