-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
alter table assembler_profile drop column latitude, drop column longitude;
--> statement-breakpoint
select log_staff_changes('assembler_profile'), log_staff_changes('assembler_slot'),
  log_staff_changes('delivery_crew'), log_staff_changes('order_crew'),
  log_staff_changes('assembly_capacity'), log_staff_changes('order_sketch', '{description}');
