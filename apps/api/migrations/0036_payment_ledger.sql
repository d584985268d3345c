-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "payment_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_guid" uuid NOT NULL,
	"order_id" integer NOT NULL,
	"direction" text NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_entry_once" UNIQUE("payment_guid","order_id","direction","reason"),
	CONSTRAINT "payment_entry_amount" CHECK ("payment_entry"."amount" > 0),
	CONSTRAINT "payment_entry_reason" CHECK (("payment_entry"."direction", "payment_entry"."reason") in (('in', 'due'), ('in', 'surplus'), ('out', 'cancelled'), ('out', 'surplus')))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"idempotence_key" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_refund_amount" CHECK ("sandbox_refund"."amount" > 0)
);
--> statement-breakpoint
DROP INDEX "payment_pending";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '15 minutes' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "confirming_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_entry" ADD CONSTRAINT "payment_entry_payment_guid_payment_guid_fk" FOREIGN KEY ("payment_guid") REFERENCES "public"."payment"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entry" ADD CONSTRAINT "payment_entry_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_payment_id_sandbox_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_entry_order_id_index" ON "payment_entry" USING btree ("order_id");--> statement-breakpoint
-- Only what still has to be asked keeps a time to ask. Of several open attempts the latest stays; the
-- others are cancelled at the provider by the reconciler, and their money goes back if it comes.
update payment set ask_at = null where state <> 'pending' and ask_at is not null;
--> statement-breakpoint
update payment p set state = 'canceled', settled_at = now(), ask_at = now()
where p.state = 'pending' and exists (
  select 1 from payment later where later.checkout_guid = p.checkout_guid and later.state = 'pending'
    and (later.created_at, later.guid) > (p.created_at, p.guid));
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_open" ON "payment" USING btree ("checkout_guid") WHERE "payment"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_to_ask" ON "payment" USING btree ("ask_at") WHERE "payment"."ask_at" is not null;
--> statement-breakpoint
-- The shares become entries; what went back is known from the receipts of refunds. A process of the
-- previous release cannot settle a payment until it is replaced: its transaction fails, and the
-- reconciler of this release settles the payment.
insert into payment_entry (payment_guid, order_id, direction, reason, amount, created_at)
select s.payment_guid, s.order_id, 'in', 'due', s.amount, coalesce(p.settled_at, p.created_at)
from payment_share s join payment p on p.guid = s.payment_guid;
--> statement-breakpoint
insert into payment_entry (payment_guid, order_id, direction, reason, amount, created_at)
select r.payment_guid, r.order_id, 'out', 'cancelled', r.sum, r.created_at
from receipt r where r.type = 'refund';
--> statement-breakpoint
drop table payment_share;
--> statement-breakpoint
-- How the money of a payment was distributed over the orders of its checkout.
create view payment_share as
select payment_guid, order_id, sum(amount)::integer as amount
from payment_entry where direction = 'in' group by payment_guid, order_id;
--> statement-breakpoint
create function keep_payment_entry() returns trigger language plpgsql as $$
begin
  raise exception 'the payment ledger is append-only' using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger payment_entry_kept before update or delete on payment_entry
  for each row execute function keep_payment_entry();
--> statement-breakpoint
create trigger payment_entries_kept before truncate on payment_entry
  for each statement execute function keep_payment_entry();
--> statement-breakpoint
-- What came in is the amount of a payment that succeeded, and no more goes back than came for the
-- same order. Looked at when the transaction ends, as a payment has several entries.
create function payment_adds_up(payment uuid) returns void language plpgsql as $$
begin
  if exists (
    select 1 from payment p where p.guid = payment_adds_up.payment
      and case when p.state = 'succeeded' then p.amount else 0 end is distinct from
        (select coalesce(sum(e.amount), 0)::integer from payment_entry e
         where e.payment_guid = p.guid and e.direction = 'in'))
    or exists (
      select 1 from payment_entry e where e.payment_guid = payment_adds_up.payment
      group by e.order_id, e.reason = 'surplus'
      having sum(e.amount) filter (where e.direction = 'out')
        > coalesce(sum(e.amount) filter (where e.direction = 'in'), 0)) then
    raise exception 'the ledger of payment % does not add up', payment
      using errcode = 'check_violation';
  end if;
end $$;
--> statement-breakpoint
create function check_payment() returns trigger language plpgsql as $$
begin
  perform payment_adds_up(new.guid);
  return null;
end $$;
--> statement-breakpoint
create function check_payment_entry() returns trigger language plpgsql as $$
begin
  perform payment_adds_up(new.payment_guid);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger payment_adds_up after insert or update of state, amount on payment
  deferrable initially deferred for each row execute function check_payment();
--> statement-breakpoint
create constraint trigger payment_entry_adds_up after insert on payment_entry
  deferrable initially deferred for each row execute function check_payment_entry();
