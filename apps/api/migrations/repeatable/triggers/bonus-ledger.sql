-- The ledger is append-only.
create or replace trigger bonus_operations_kept
  before truncate on bonus_operation
  for each statement execute function keep_bonus_entry();

create or replace trigger bonus_operation_kept
  before update or delete on bonus_operation
  for each row execute function keep_bonus_operation();

create or replace trigger bonus_entries_kept
  before truncate on bonus_entry
  for each statement execute function keep_bonus_entry();

create or replace trigger bonus_entry_kept
  before update or delete on bonus_entry
  for each row execute function keep_bonus_entry();

-- What staff change is logged.
select log_staff_changes('bonus_operation');
