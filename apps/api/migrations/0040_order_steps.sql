-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "actor" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_actor" CHECK ("order_event"."actor" in ('customer', 'staff', 'job', 'exchange', 'payment', 'shop'));--> statement-breakpoint
-- Earlier steps kept their reason among the details; only the clock cancelled orders.
alter table order_event disable trigger order_event_append_only;
--> statement-breakpoint
update order_event set reason = details ->> 'reason',
  actor = case kind when 'payment' then 'payment' else 'job' end
where details ? 'reason';
--> statement-breakpoint
alter table order_event enable trigger order_event_append_only;
--> statement-breakpoint
create trigger order_events_append_only before truncate on order_event
  for each statement execute function refuse_history_change();
--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "freed_coupon_id" integer;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_freed_coupon_id_coupon_id_fk" FOREIGN KEY ("freed_coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_parent_id_shop_order_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_order_parent_id_index" ON "shop_order" USING btree ("parent_id");--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_quantity";--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" >= 0);--> statement-breakpoint
ALTER TABLE "reservation" DROP CONSTRAINT "reservation_state";--> statement-breakpoint
update reservation set state = 'shipped' where state = 'consumed';
--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_state" CHECK ("reservation"."state" in ('held', 'released', 'shipped'));--> statement-breakpoint
CREATE TABLE "order_return" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"user_id" integer,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sum" integer NOT NULL,
	"coupon_discount" integer NOT NULL,
	"bonus_spent" integer NOT NULL,
	"delivery_sum" integer DEFAULT 0 NOT NULL,
	"services_sum" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_return_sums" CHECK (least("order_return"."sum", "order_return"."coupon_discount", "order_return"."bonus_spent", "order_return"."delivery_sum", "order_return"."services_sum") >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_return_line" (
	"return_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" double precision NOT NULL,
	"is_sound" boolean NOT NULL,
	"sum" integer NOT NULL,
	"coupon_discount" integer NOT NULL,
	"bonus_spent" integer NOT NULL,
	CONSTRAINT "order_return_line_return_id_order_line_id_pk" PRIMARY KEY("return_id","order_line_id"),
	CONSTRAINT "order_return_line_quantity" CHECK ("order_return_line"."quantity" > 0),
	CONSTRAINT "order_return_line_sums" CHECK (least("order_return_line"."sum", "order_return_line"."coupon_discount", "order_return_line"."bonus_spent") >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_refund" (
	"return_id" integer NOT NULL,
	"payment_guid" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "return_refund_return_id_payment_guid_pk" PRIMARY KEY("return_id","payment_guid"),
	CONSTRAINT "return_refund_amount" CHECK ("return_refund"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_refund" ADD CONSTRAINT "return_refund_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_refund" ADD CONSTRAINT "return_refund_payment_guid_payment_guid_fk" FOREIGN KEY ("payment_guid") REFERENCES "public"."payment"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_return_order_id_index" ON "order_return" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_return_line_order_line_id_index" ON "order_return_line" USING btree ("order_line_id");--> statement-breakpoint
ALTER TABLE "payment_entry" ADD COLUMN "key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_entry" DROP CONSTRAINT "payment_entry_once";--> statement-breakpoint
ALTER TABLE "payment_entry" ADD CONSTRAINT "payment_entry_once" UNIQUE("payment_guid","order_id","direction","reason","key");--> statement-breakpoint
ALTER TABLE "payment_entry" DROP CONSTRAINT "payment_entry_reason";--> statement-breakpoint
ALTER TABLE "payment_entry" ADD CONSTRAINT "payment_entry_reason" CHECK (("payment_entry"."direction", "payment_entry"."reason") in (('in', 'due'), ('in', 'surplus'), ('in', 'moved'), ('out', 'cancelled'), ('out', 'surplus'), ('out', 'moved'), ('out', 'returned')));
--> statement-breakpoint
-- The steps of domain/order/order-state.ts, payment/payment-state.ts and assembly/assembly-state.ts,
-- for whoever writes. Only late money opens a cancelled order again.
create function check_order_step() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
      ('new', 'confirmed'), ('confirmed', 'picking'), ('picking', 'ready'), ('picking', 'shipped'),
      ('ready', 'delivered'), ('shipped', 'delivered'), ('delivered', 'closed'),
      ('new', 'cancelled'), ('confirmed', 'cancelled'), ('picking', 'cancelled'),
      ('ready', 'cancelled'), ('shipped', 'cancelled'), ('cancelled', 'new'))
    or new.payment_state <> old.payment_state and (old.payment_state, new.payment_state) not in (
      ('unpaid', 'part'), ('unpaid', 'paid'), ('part', 'unpaid'), ('part', 'paid'),
      ('part', 'refunded'), ('paid', 'part'), ('paid', 'refunded'))
    or new.assembly_state <> old.assembly_state and (old.assembly_state, new.assembly_state) not in (
      ('none', 'requested'), ('requested', 'planned'), ('requested', 'none'), ('planned', 'done'),
      ('planned', 'requested'), ('planned', 'none')) then
    raise exception 'order % must not step from %, %, % to %, %, %', old.number,
      old.state, old.payment_state, old.assembly_state,
      new.state, new.payment_state, new.assembly_state using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger order_step_allowed before update of state, payment_state, assembly_state on shop_order
  for each row execute function check_order_step();
--> statement-breakpoint
-- Every step has its event of the same transaction; looked at when the transaction ends.
create function check_step_recorded() returns trigger language plpgsql as $$
begin
  if exists (
    select from (values
      ('state', old.state, new.state),
      ('payment', old.payment_state, new.payment_state),
      ('assembly', old.assembly_state, new.assembly_state)) step (kind, from_state, to_state)
    where step.from_state <> step.to_state and not exists (
      select from order_event e
      where e.order_id = new.id and e.kind = step.kind and e.created_at = now()
        and e.from_state = step.from_state and e.to_state = step.to_state
        and (step.from_state <> 'cancelled' or e.actor = 'payment'))) then
    raise exception 'a step of order % is not recorded', new.number using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger order_step_recorded after update on shop_order
  deferrable initially deferred for each row
  when (old.state <> new.state or old.payment_state <> new.payment_state
    or old.assembly_state <> new.assembly_state)
  execute function check_step_recorded();
--> statement-breakpoint
-- The net of what was moved between the orders of a checkout is what each of them has received.
create or replace view payment_share as
select payment_guid, order_id,
  sum(case direction when 'in' then amount else -amount end)::integer as amount
from payment_entry where direction = 'in' or reason = 'moved' group by payment_guid, order_id;
--> statement-breakpoint
-- Money that moves between orders came once, and arrives where it is taken from another order.
create or replace function payment_adds_up(payment uuid) returns void language plpgsql as $$
begin
  if exists (
    select 1 from payment p where p.guid = payment_adds_up.payment
      and case when p.state = 'succeeded' then p.amount else 0 end is distinct from
        (select coalesce(sum(e.amount), 0)::integer from payment_entry e
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
