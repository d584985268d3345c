-- Any change purges the pages with the tag.
create or replace trigger shop_review_page_change
  after insert or update or delete on shop_review
  for each statement execute function page_change_of_statement('shop-review');

-- What staff change is logged; values of the columns in braces are hidden.
select log_staff_changes('shop_review', '{comment,city}');
