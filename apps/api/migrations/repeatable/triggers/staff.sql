-- What staff change is logged; values of the columns in braces are hidden.
select log_staff_changes('staff_member');
select log_staff_changes('staff_invitation', '{name}');
