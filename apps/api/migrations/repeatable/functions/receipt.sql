-- The sum of a receipt is that of its positions. Checked at the end of the transaction, because the
-- receipt is inserted before its positions.
create or replace function receipt_adds_up(receipt_number integer)
returns void language plpgsql as $$
begin
  if (select r.sum from receipt r where r.id = receipt_number) is distinct from
     (select sum(p.sum)::bigint from receipt_position p where p.receipt_id = receipt_number) then
    raise exception 'the positions of receipt % do not add up to its sum', receipt_number
      using errcode = 'check_violation';
  end if;
end $$;

create or replace function check_receipt() returns trigger language plpgsql as $$
begin
  perform receipt_adds_up(new.id);
  return null;
end $$;

create or replace function check_receipt_position() returns trigger language plpgsql as $$
begin
  perform receipt_adds_up(new.receipt_id);
  return null;
end $$;

-- A receipt is never rewritten: only the fiscal service's answer is added, once.
create or replace function keep_receipt() returns trigger language plpgsql as $$
begin
  raise exception 'a receipt is written once' using errcode = 'check_violation';
end $$;
