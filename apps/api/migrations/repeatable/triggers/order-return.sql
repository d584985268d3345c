-- What staff change is logged; values of the columns in braces are hidden.
select log_staff_changes('order_return', '{note}');
select log_staff_changes('order_return_line');
