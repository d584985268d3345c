-- The positions add up to the sum at the end of the transaction.
drop trigger if exists receipt_adds_up on receipt;
create constraint trigger receipt_adds_up
  after insert on receipt
  deferrable initially deferred for each row execute function check_receipt();

-- A receipt is written once.
create or replace trigger receipt_kept
  before update of guid, order_id, payment_guid, type, sum, currency_code, cause, created_at
    or delete on receipt
  for each row execute function keep_receipt();

create or replace trigger receipt_registered_once
  before update on receipt
  for each row
  when (old.registered_at is not null)
  execute function keep_receipt();

-- The positions add up to the sum at the end of the transaction.
drop trigger if exists receipt_position_adds_up on receipt_position;
create constraint trigger receipt_position_adds_up
  after insert on receipt_position
  deferrable initially deferred for each row execute function check_receipt_position();

-- A receipt is written once.
create or replace trigger receipt_position_kept
  before update or delete on receipt_position
  for each row execute function keep_receipt();
