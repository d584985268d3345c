-- The rating of the product.
create or replace trigger review_rating_insert
  after insert on review
  referencing new table as changed_rows for each statement execute function review_rows_changed();

create or replace trigger review_rating_update
  after update on review
  referencing new table as changed_rows for each statement execute function review_rows_changed();

create or replace trigger review_rating_delete
  after delete on review
  referencing old table as changed_rows for each statement execute function review_rows_changed();

-- The product page shows approved reviews and the reply.
create or replace trigger review_page_update
  after update on review
  referencing old table as old_rows new table as new_rows for each statement
  execute function review_rows_rewritten();

-- What staff change is logged; values of the columns in braces are hidden.
select log_staff_changes('review', '{pros,cons,comment,city}');
