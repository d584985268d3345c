-- Any change purges the pages with the tag.
create or replace trigger section_banner_page_change
  after insert or update or delete on section_banner
  for each statement execute function page_change_of_statement('section-tree');

-- What staff change is logged.
select log_staff_changes('section_banner');
