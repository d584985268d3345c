-- The ledger adds up at the end of the transaction.
drop trigger if exists certificate_adds_up on certificate;
create constraint trigger certificate_adds_up
  after insert or update of balance on certificate
  deferrable initially deferred for each row execute function check_certificate();

drop trigger if exists certificate_entry_adds_up on certificate_entry;
create constraint trigger certificate_entry_adds_up
  after insert on certificate_entry
  deferrable initially deferred for each row execute function check_certificate_entry();

-- The ledger is append-only.
create or replace trigger certificate_entries_kept
  before truncate on certificate_entry
  for each statement execute function keep_certificate_entry();

create or replace trigger certificate_entry_kept
  before update or delete on certificate_entry
  for each row execute function keep_certificate_entry();

-- What staff change is logged; values of the columns in braces are hidden.
select log_staff_changes('certificate_batch');
select log_staff_changes('certificate', '{code}');
