-- The lists that show it are stale.
create or replace trigger vendor_listings
  after update on vendor
  for each row
  when ((old.code, old.name) is distinct from (new.code, new.name))
  execute function listings_outdated();

-- Any change purges the pages with the tag.
create or replace trigger vendor_page_change
  after insert or update or delete on vendor
  for each statement execute function page_change_of_statement('vendor');

-- What staff change is logged.
select log_staff_changes('vendor');
