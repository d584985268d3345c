-- The lists that show it are stale.
create or replace trigger shop_setting_listings
  after update on shop_setting
  for each row
  when (new.key = 'promises' and new.value is distinct from old.value)
  execute function listings_outdated();

-- Any change purges the pages with the tag.
create or replace trigger shop_setting_page_change
  after insert or update or delete on shop_setting
  for each statement execute function page_change_of_statement('shell');

-- What staff change is logged.
select log_staff_changes('shop_setting');
