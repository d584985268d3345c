-- What staff change is logged.
select log_staff_changes('partner_discount');
