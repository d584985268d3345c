CREATE TABLE "receipt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid NOT NULL,
	"order_id" integer NOT NULL,
	"payment_guid" uuid NOT NULL,
	"type" text NOT NULL,
	"sum" integer NOT NULL,
	"currency_code" text NOT NULL,
	"cause" text NOT NULL,
	"recommendation" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"service_receipt_id" text,
	"ask_at" timestamp with time zone,
	"storage_number" text,
	"document_number" text,
	"attribute" text,
	"registered_at" timestamp with time zone,
	CONSTRAINT "receipt_guid_unique" UNIQUE("guid"),
	CONSTRAINT "receipt_cause_unique" UNIQUE("cause"),
	CONSTRAINT "receipt_type" CHECK ("receipt"."type" in ('sale', 'refund')),
	CONSTRAINT "receipt_sum" CHECK ("receipt"."sum" > 0),
	CONSTRAINT "receipt_fiscal" CHECK (num_nonnulls("receipt"."storage_number", "receipt"."document_number", "receipt"."attribute", "receipt"."registered_at") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "receipt_position" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_position_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"receipt_id" integer NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"quantity" double precision NOT NULL,
	"sum" integer NOT NULL,
	CONSTRAINT "receipt_position_receiptId_place_unique" UNIQUE("receipt_id","place"),
	CONSTRAINT "receipt_position_kind" CHECK ("receipt_position"."kind" in ('goods', 'delivery', 'services', 'advance')),
	CONSTRAINT "receipt_position_sums" CHECK ("receipt_position"."price" >= 0 and "receipt_position"."sum" >= 0),
	CONSTRAINT "receipt_position_quantity" CHECK ("receipt_position"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_receipt" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_receipt_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"idempotence_key" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"type" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_receipt_id_unique" UNIQUE("id"),
	CONSTRAINT "sandbox_receipt_idempotenceKey_unique" UNIQUE("idempotence_key")
);
--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_payment_guid_payment_guid_fk" FOREIGN KEY ("payment_guid") REFERENCES "public"."payment"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_position" ADD CONSTRAINT "receipt_position_receipt_id_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_order_id_index" ON "receipt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipt_unregistered" ON "receipt" USING btree ("ask_at") WHERE "receipt"."registered_at" is null;--> statement-breakpoint
-- The positions of a receipt are its sum. Looked at when the transaction ends, as the receipt comes
-- before its positions.
create function receipt_adds_up(receipt_number integer) returns void language plpgsql as $$
begin
  if (select r.sum from receipt r where r.id = receipt_number) is distinct from
     (select sum(p.sum)::integer from receipt_position p where p.receipt_id = receipt_number) then
    raise exception 'the positions of receipt % do not add up to its sum', receipt_number
      using errcode = 'check_violation';
  end if;
end $$;
--> statement-breakpoint
create function check_receipt() returns trigger language plpgsql as $$
begin
  perform receipt_adds_up(new.id);
  return null;
end $$;
--> statement-breakpoint
create function check_receipt_position() returns trigger language plpgsql as $$
begin
  perform receipt_adds_up(new.receipt_id);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger receipt_adds_up after insert on receipt
  deferrable initially deferred for each row execute function check_receipt();
--> statement-breakpoint
create constraint trigger receipt_position_adds_up after insert on receipt_position
  deferrable initially deferred for each row execute function check_receipt_position();
--> statement-breakpoint
-- Written once: the fiscal service's answer is the only thing that comes to it later, and once.
create function keep_receipt() returns trigger language plpgsql as $$
begin
  raise exception 'a receipt is written once' using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger receipt_kept
  before delete or update of guid, order_id, payment_guid, type, sum, currency_code, cause, created_at on receipt
  for each row execute function keep_receipt();
--> statement-breakpoint
create trigger receipt_registered_once before update on receipt
  for each row when (old.registered_at is not null) execute function keep_receipt();
--> statement-breakpoint
create trigger receipt_position_kept before update or delete on receipt_position
  for each row execute function keep_receipt();
