-- The product page shows it.
create or replace trigger instruction_page_insert
  after insert on instruction
  referencing new table as changed_rows for each statement
  execute function product_paper_rows_changed();

create or replace trigger instruction_page_delete
  after delete on instruction
  referencing old table as changed_rows for each statement
  execute function product_paper_rows_changed();

-- What staff change is logged.
select log_staff_changes('instruction');
