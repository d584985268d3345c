-- The transitions of order-state.ts, payment-state.ts and assembly-state.ts in packages/domain, whoever
-- writes. Only late money opens a cancelled order again.
create or replace function check_order_transition() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
      ('new', 'confirmed'), ('confirmed', 'picking'), ('picking', 'ready'), ('picking', 'shipped'),
      ('ready', 'delivered'), ('shipped', 'delivered'), ('delivered', 'closed'),
      ('new', 'cancelled'), ('confirmed', 'cancelled'), ('picking', 'cancelled'),
      ('ready', 'cancelled'), ('shipped', 'cancelled'), ('cancelled', 'new'))
    or new.payment_state <> old.payment_state and (old.payment_state, new.payment_state) not in (
      ('unpaid', 'part'), ('unpaid', 'paid'), ('part', 'unpaid'), ('part', 'paid'),
      ('part', 'refunded'), ('paid', 'part'), ('paid', 'refunded'), ('refunded', 'part'),
      ('refunded', 'paid'))
    or new.assembly_state <> old.assembly_state and (old.assembly_state, new.assembly_state) not in (
      ('none', 'requested'), ('requested', 'planned'), ('requested', 'none'), ('planned', 'done'),
      ('planned', 'requested'), ('planned', 'none')) then
    raise exception 'order % must not move from %, %, % to %, %, %', old.number,
      old.state, old.payment_state, old.assembly_state,
      new.state, new.payment_state, new.assembly_state using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Every transition has its event in the same transaction. Checked at its end.
create or replace function check_transition_recorded() returns trigger language plpgsql as $$
begin
  if exists (
    select from (values
      ('state', old.state, new.state),
      ('payment', old.payment_state, new.payment_state),
      ('assembly', old.assembly_state, new.assembly_state)) transition (kind, from_state, to_state)
    where transition.from_state <> transition.to_state and not exists (
      select from order_event e
      where e.order_id = new.id and e.kind = transition.kind and e.created_at = now()
        and e.from_state = transition.from_state and e.to_state = transition.to_state
        and (transition.from_state <> 'cancelled' or e.actor = 'payment'))) then
    raise exception 'a transition of order % is not recorded', new.number using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Events are append-only. The removal of an account also removes notes on its orders; no phone
-- number of a person begins with 7000 (ADR 0057).
create or replace function keep_order_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note = '' and to_jsonb(new) - 'note' = to_jsonb(old) - 'note'
    and exists (
      select from shop_order o join checkout c on c.guid = o.basket_group
      where o.id = new.order_id and c.phone like '7000%') then
    return new;
  end if;
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
