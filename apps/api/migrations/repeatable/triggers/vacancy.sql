-- Any change purges the pages with the tag.
create or replace trigger vacancy_page_change
  after insert or update or delete on vacancy
  for each statement execute function page_change_of_statement('vacancy');

-- What staff change is logged.
select log_staff_changes('vacancy');
