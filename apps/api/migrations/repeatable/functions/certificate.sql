-- The balance is the sum of the entries, and no more of a payment goes back than was written off
-- for it. Checked at the end of the transaction, because entry and balance are two statements.
create or replace function certificate_adds_up(certificate integer)
returns void language plpgsql as $$
begin
  if exists (
    select 1 from certificate c where c.id = certificate_adds_up.certificate
      and c.balance is distinct from (select coalesce(sum(e.amount), 0)::bigint
        from certificate_entry e where e.certificate_id = c.id))
    or exists (
      select 1 from certificate_entry e
      where e.certificate_id = certificate_adds_up.certificate and e.payment_guid is not null
      group by e.payment_guid having sum(e.amount) > 0) then
    raise exception 'the ledger of certificate % does not add up', certificate
      using errcode = 'check_violation';
  end if;
end $$;

create or replace function check_certificate() returns trigger language plpgsql as $$
begin
  perform certificate_adds_up(new.id);
  return null;
end $$;

create or replace function check_certificate_entry() returns trigger language plpgsql as $$
begin
  perform certificate_adds_up(new.certificate_id);
  return null;
end $$;

-- The ledger is append-only.
create or replace function keep_certificate_entry() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of certificates is append-only' using errcode = 'check_violation';
end $$;
