-- Any change purges the pages with the tag.
create or replace trigger slider_page_change
  after insert or update or delete on slider
  for each statement execute function page_change_of_statement('slider');

-- What staff change is logged.
select log_staff_changes('slider');
