-- The search follows the lists.
create or replace trigger listing_search_insert
  after insert on listing
  referencing new table as changed_rows for each statement execute function listed_goods_changed();

create or replace trigger listing_search_delete
  after delete on listing
  referencing old table as changed_rows for each statement
  execute function unlisted_goods_changed();
