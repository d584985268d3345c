-- The ledger is append-only.
create or replace function keep_bonus_entry() returns trigger language plpgsql as $$
begin
  raise exception 'the bonus ledger is append-only' using errcode = 'check_violation';
end $$;

-- The ledger follows its owner to another phone number; nothing else of an operation changes.
create or replace function keep_bonus_operation() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'phone' = to_jsonb(old) - 'phone' then
    return new;
  end if;
  raise exception 'the bonus ledger is append-only' using errcode = 'check_violation';
end $$;
