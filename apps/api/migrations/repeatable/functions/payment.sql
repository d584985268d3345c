-- What came in is the amount of a payment that succeeded; no more goes out of an order than came in
-- for it; what is moved between the orders of a checkout arrives. Checked at the end of the
-- transaction, because a payment has several entries.
create or replace function payment_adds_up(payment uuid)
returns void language plpgsql as $$
begin
  if exists (
    select 1 from payment p where p.guid = payment_adds_up.payment
      and case when p.state = 'succeeded' then p.amount else 0 end is distinct from
        (select coalesce(sum(e.amount), 0)::bigint from payment_entry e
         where e.payment_guid = p.guid and e.direction = 'in' and e.reason <> 'moved'))
    or exists (
      select 1 from payment_entry e where e.payment_guid = payment_adds_up.payment
      group by e.order_id, e.reason = 'surplus'
      having sum(e.amount) filter (where e.direction = 'out')
        > coalesce(sum(e.amount) filter (where e.direction = 'in'), 0))
    or exists (
      select 1 from payment_entry e
      where e.payment_guid = payment_adds_up.payment and e.reason = 'moved'
      group by e.key
      having sum(case e.direction when 'in' then e.amount else -e.amount end) <> 0) then
    raise exception 'the ledger of payment % does not add up', payment
      using errcode = 'check_violation';
  end if;
end $$;

create or replace function check_payment() returns trigger language plpgsql as $$
begin
  perform payment_adds_up(new.guid);
  return null;
end $$;

create or replace function check_payment_entry() returns trigger language plpgsql as $$
begin
  perform payment_adds_up(new.payment_guid);
  return null;
end $$;

-- The ledger is append-only.
create or replace function keep_payment_entry() returns trigger language plpgsql as $$
begin
  raise exception 'the payment ledger is append-only' using errcode = 'check_violation';
end $$;
