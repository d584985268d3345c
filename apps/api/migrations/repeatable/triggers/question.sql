-- The product page shows approved questions.
create or replace trigger question_page_update
  after update on question
  referencing old table as old_rows new table as new_rows for each statement
  execute function question_rows_rewritten();

create or replace trigger question_page_insert
  after insert on question
  referencing new table as changed_rows for each statement
  execute function shown_question_rows_changed();

create or replace trigger question_page_delete
  after delete on question
  referencing old table as changed_rows for each statement
  execute function shown_question_rows_changed();

-- What staff change is logged; values of the columns in braces are hidden.
select log_staff_changes('question', '{text}');
