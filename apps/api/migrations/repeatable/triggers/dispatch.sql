-- What staff change is logged.
select log_staff_changes('delivery_crew');
select log_staff_changes('order_crew');
select log_staff_changes('assembly_capacity');
