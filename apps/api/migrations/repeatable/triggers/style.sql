-- Any change purges the pages with the tag.
create or replace trigger interior_style_page_change
  after insert or update or delete on interior_style
  for each statement execute function page_change_of_statement('style');

-- What staff change is logged.
select log_staff_changes('interior_style');
