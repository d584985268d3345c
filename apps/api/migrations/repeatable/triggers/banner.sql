-- Any change purges the pages with the tag.
create or replace trigger banner_page_change
  after insert or update or delete on banner
  for each statement execute function page_change_of_statement('banner');

-- History is append-only.
create or replace trigger banner_change_append_only
  before update or delete on banner_change
  for each row execute function refuse_history_change();

-- What staff change is logged.
select log_staff_changes('banner');
