-- Any change purges the pages with the tag.
create or replace trigger search_vocabulary_changed
  after insert or update or delete on search_vocabulary
  for each statement execute function page_change_of_statement('catalogue');

-- What staff change is logged.
select log_staff_changes('search_vocabulary');
