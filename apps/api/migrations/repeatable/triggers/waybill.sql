-- What staff change is logged.
select log_staff_changes('waybill_check');
select log_staff_changes('waybill_box');
