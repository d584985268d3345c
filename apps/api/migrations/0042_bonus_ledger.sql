-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "bonus_account" (
	"phone" text PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"purchase_amount" integer DEFAULT 0 NOT NULL,
	"owed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bonus_account_phone" CHECK ("bonus_account"."phone" ~ '^7[0-9]{10}$'),
	CONSTRAINT "bonus_account_balance" CHECK ("bonus_account"."balance" >= 0),
	CONSTRAINT "bonus_account_purchase_amount" CHECK ("bonus_account"."purchase_amount" >= 0),
	CONSTRAINT "bonus_account_owed" CHECK ("bonus_account"."owed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bonus_operation" (
	"cause" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer,
	"checkout_guid" uuid,
	"goods_sum" integer DEFAULT 0 NOT NULL,
	"percent" integer,
	"owed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bonus_operation_kind" CHECK ("bonus_operation"."kind" in ('grant', 'earn', 'spend', 'restore', 'take-back', 'expire'))
);
--> statement-breakpoint
CREATE TABLE "bonus_lot" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"source_lot_id" bigint,
	"amount" integer NOT NULL,
	"left_amount" integer NOT NULL,
	"credited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_lot_once" UNIQUE NULLS NOT DISTINCT("cause","source_lot_id"),
	CONSTRAINT "bonus_lot_amount" CHECK ("bonus_lot"."amount" > 0),
	CONSTRAINT "bonus_lot_left" CHECK ("bonus_lot"."left_amount" between 0 and "bonus_lot"."amount")
);
--> statement-breakpoint
CREATE TABLE "bonus_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"lot_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bonus_entry_once" UNIQUE("cause","lot_id"),
	CONSTRAINT "bonus_entry_amount" CHECK ("bonus_entry"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "bonus_operation" ADD CONSTRAINT "bonus_operation_phone_bonus_account_phone_fk" FOREIGN KEY ("phone") REFERENCES "public"."bonus_account"("phone") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_operation" ADD CONSTRAINT "bonus_operation_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_operation" ADD CONSTRAINT "bonus_operation_checkout_guid_checkout_guid_fk" FOREIGN KEY ("checkout_guid") REFERENCES "public"."checkout"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_lot" ADD CONSTRAINT "bonus_lot_phone_bonus_account_phone_fk" FOREIGN KEY ("phone") REFERENCES "public"."bonus_account"("phone") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_lot" ADD CONSTRAINT "bonus_lot_cause_bonus_operation_cause_fk" FOREIGN KEY ("cause") REFERENCES "public"."bonus_operation"("cause") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_lot" ADD CONSTRAINT "bonus_lot_source_lot_id_bonus_lot_id_fk" FOREIGN KEY ("source_lot_id") REFERENCES "public"."bonus_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_entry" ADD CONSTRAINT "bonus_entry_cause_bonus_operation_cause_fk" FOREIGN KEY ("cause") REFERENCES "public"."bonus_operation"("cause") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_entry" ADD CONSTRAINT "bonus_entry_lot_id_bonus_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."bonus_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonus_operation_phone_created_at_index" ON "bonus_operation" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "bonus_operation_order_id_index" ON "bonus_operation" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bonus_lot_phone_index" ON "bonus_lot" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "bonus_lot_to_expire" ON "bonus_lot" USING btree ("expires_at") WHERE "bonus_lot"."left_amount" > 0;--> statement-breakpoint
CREATE INDEX "bonus_entry_lot_id_index" ON "bonus_entry" USING btree ("lot_id");--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "bonus_phone" text;--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "shown_bonus" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The grants so far become lots of the ledger.
create function credit_bonus_grant(granted bonus_grant) returns void language plpgsql as $$
declare
  operation text := 'grant:' || granted.phone || ':' || granted.reason;
  lot bigint;
begin
  insert into bonus_account (phone) values (granted.phone) on conflict do nothing;
  insert into bonus_operation (cause, phone, kind, created_at)
    values (operation, granted.phone, 'grant', granted.created_at);
  insert into bonus_lot (phone, cause, reason, amount, left_amount, credited_at, expires_at)
    values (granted.phone, operation, granted.reason, granted.amount, granted.amount,
      granted.created_at, granted.created_at + interval '12 months')
    returning id into lot;
  insert into bonus_entry (cause, lot_id, amount, created_at)
    values (operation, lot, granted.amount, granted.created_at);
  update bonus_account set balance = balance + granted.amount where phone = granted.phone;
end $$;
--> statement-breakpoint
select credit_bonus_grant(g) from bonus_grant g order by g.id;
--> statement-breakpoint
drop function credit_bonus_grant(bonus_grant);
--> statement-breakpoint
create function keep_bonus_entry() returns trigger language plpgsql as $$
begin
  raise exception 'the bonus ledger is append-only' using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger bonus_entry_kept before update or delete on bonus_entry
  for each row execute function keep_bonus_entry();
--> statement-breakpoint
create trigger bonus_entries_kept before truncate on bonus_entry
  for each statement execute function keep_bonus_entry();
--> statement-breakpoint
create trigger bonus_operation_kept before update or delete on bonus_operation
  for each row execute function keep_bonus_entry();
--> statement-breakpoint
create trigger bonus_operations_kept before truncate on bonus_operation
  for each statement execute function keep_bonus_entry();
