-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
-- Money that somebody returned in the cabinet of the acquirer.
create table acquirer_refund (
  id integer primary key generated always as identity,
  payment_guid uuid not null references payment (guid),
  order_id integer not null references shop_order (id),
  amount integer not null,
  created_at timestamptz not null default now(),
  constraint acquirer_refund_amount check (amount > 0)
);
--> statement-breakpoint
create index acquirer_refund_order_id_index on acquirer_refund (order_id);
--> statement-breakpoint
-- One reason more. Every row there is satisfied the narrower rule, so the ledger is not read again
-- while it is locked.
alter table payment_entry drop constraint payment_entry_reason;
--> statement-breakpoint
alter table payment_entry add constraint payment_entry_reason check ((direction, reason) in (
  ('in', 'due'), ('in', 'surplus'), ('in', 'moved'), ('out', 'cancelled'), ('out', 'surplus'),
  ('out', 'moved'), ('out', 'returned'), ('out', 'acquirer'))) not valid;
--> statement-breakpoint
-- As before, and an order whose money was returned at the acquirer can be paid anew.
create or replace function check_order_step() returns trigger language plpgsql as $$
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
    raise exception 'order % must not step from %, %, % to %, %, %', old.number,
      old.state, old.payment_state, old.assembly_state,
      new.state, new.payment_state, new.assembly_state using errcode = 'check_violation';
  end if;
  return new;
end $$;
