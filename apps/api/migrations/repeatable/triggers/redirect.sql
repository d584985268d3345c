-- Any change purges the pages with the tag.
create or replace trigger redirect_page_change
  after insert or update or delete on redirect
  for each statement execute function page_change_of_statement('redirect');

create or replace trigger short_code_page_change
  after insert or update or delete on short_code
  for each statement execute function page_change_of_statement('redirect');

-- What staff change is logged.
select log_staff_changes('redirect');
select log_staff_changes('short_code');
