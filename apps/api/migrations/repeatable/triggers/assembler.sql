-- What staff change is logged; values of the columns in braces are hidden.
select log_staff_changes('assembler_profile');
select log_staff_changes('assembler_slot');
select log_staff_changes('assembler_entry', '{note}');
select log_staff_changes('order_assembler');
select log_staff_changes('order_sketch', '{description}');
