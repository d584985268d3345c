-- The ledger adds up at the end of the transaction.
drop trigger if exists payment_adds_up on payment;
create constraint trigger payment_adds_up
  after insert or update of state, amount on payment
  deferrable initially deferred for each row execute function check_payment();

-- Webhooks for money.
drop trigger if exists payment_entry_webhook on payment_entry;
create constraint trigger payment_entry_webhook
  after insert on payment_entry
  deferrable initially deferred for each row
  when (new.reason <> 'moved')
  execute function announce_payment_entry();

-- The ledger adds up at the end of the transaction.
drop trigger if exists payment_entry_adds_up on payment_entry;
create constraint trigger payment_entry_adds_up
  after insert on payment_entry
  deferrable initially deferred for each row execute function check_payment_entry();

-- The ledger is append-only.
create or replace trigger payment_entries_kept
  before truncate on payment_entry
  for each statement execute function keep_payment_entry();

create or replace trigger payment_entry_kept
  before update or delete on payment_entry
  for each row execute function keep_payment_entry();

-- What staff change is logged; values of the columns in braces are hidden.
select log_staff_changes('payment', '{return_url}');
select log_staff_changes('payment_discrepancy');
select log_staff_changes('payment_placement');
