-- It may be on any product page.
create or replace trigger product_banner_page_insert
  after insert on product_banner
  referencing new table as changed_rows for each statement
  execute function product_banner_rows_changed();

create or replace trigger product_banner_page_update
  after update on product_banner
  referencing new table as changed_rows for each statement
  execute function product_banner_rows_changed();

create or replace trigger product_banner_page_delete
  after delete on product_banner
  referencing old table as changed_rows for each statement
  execute function product_banner_rows_changed();

-- What staff change is logged.
select log_staff_changes('product_banner');
