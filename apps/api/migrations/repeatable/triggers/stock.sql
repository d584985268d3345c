-- Any change purges the pages with the tag.
create or replace trigger stock_place_page_change
  after insert or update or delete on stock_place
  for each statement execute function page_change_of_statement('store');

-- Webhooks for goods that arrive.
create or replace trigger stock_webhook_insert
  after insert on stock
  referencing new table as new_stock for each statement execute function announce_arrived_stock();

create or replace trigger stock_webhook_update
  after update on stock
  referencing old table as old_stock new table as new_stock for each statement
  execute function announce_arrived_stock();

-- An offer that is sold out or available again in a region purges its product page.
create or replace trigger stock_page_insert
  after insert on stock
  referencing new table as new_rows for each statement execute function stock_crossed();

create or replace trigger stock_page_update
  after update on stock
  referencing old table as former_rows new table as new_rows for each statement
  execute function stock_crossed();

create or replace trigger stock_page_delete
  after delete on stock
  referencing old table as former_rows for each statement execute function stock_crossed();

-- What staff count is logged, and no sale.
create or replace trigger staff_log
  after update on stock
  for each row
  when (coalesce(current_setting('shop.staff_id', true), '') <> ''
    and new.counted_at is distinct from old.counted_at)
  execute function write_staff_log('{offer_id,place_id}', '{}', '{}');

create or replace trigger staff_log_insert
  after insert on stock
  for each row
  when (coalesce(current_setting('shop.staff_id', true), '') <> ''
    and new.counted_at is not null)
  execute function write_staff_log('{offer_id,place_id}', '{}', '{}');

-- What staff change is logged; a public phone number is kept whole.
select log_staff_changes('stock_place', shown => '{phone}');
