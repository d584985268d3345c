-- The lists that show it are stale.
create or replace trigger section_listings
  after update on section
  for each row
  when ((old.code, old.parent_id, old.path, old.is_active, old.name)
    is distinct from (new.code, new.parent_id, new.path, new.is_active, new.name))
  execute function listings_outdated();

-- Any change purges the pages with the tag.
create or replace trigger section_page_change
  after insert or update or delete on section
  for each statement execute function page_change_of_statement('section-tree');

create or replace trigger tag_page_change
  after insert or update or delete on tag
  for each statement execute function page_change_of_statement('section-tree');

-- What staff change is logged.
select log_staff_changes('section');
select log_staff_changes('tag');
