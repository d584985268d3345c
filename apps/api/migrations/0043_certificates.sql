-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "certificate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"code" text NOT NULL,
	"key_hash" text NOT NULL,
	"face" integer NOT NULL,
	"balance" integer NOT NULL,
	"currency_code" text NOT NULL,
	"valid_until" timestamp with time zone,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_code_unique" UNIQUE("code"),
	CONSTRAINT "certificate_balance" CHECK ("certificate"."balance" between 0 and "certificate"."face")
);
--> statement-breakpoint
CREATE TABLE "certificate_batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"count" integer NOT NULL,
	"face" integer NOT NULL,
	"currency_code" text NOT NULL,
	"valid_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_batch_size" CHECK ("certificate_batch"."count" > 0 and "certificate_batch"."face" > 0)
);
--> statement-breakpoint
CREATE TABLE "certificate_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"certificate_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"payment_guid" uuid,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_entry_key_unique" UNIQUE("key"),
	CONSTRAINT "certificate_entry_amount" CHECK (("certificate_entry"."kind" in ('issue', 'return') and "certificate_entry"."amount" > 0) or ("certificate_entry"."kind" = 'write-off' and "certificate_entry"."amount" < 0))
);
--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_batch_id_certificate_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."certificate_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_entry" ADD CONSTRAINT "certificate_entry_certificate_id_certificate_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_entry" ADD CONSTRAINT "certificate_entry_payment_guid_payment_guid_fk" FOREIGN KEY ("payment_guid") REFERENCES "public"."payment"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_batch_id_index" ON "certificate" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "certificate_entry_certificate_id_index" ON "certificate_entry" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "certificate_entry_payment_guid_index" ON "certificate_entry" USING btree ("payment_guid");
--> statement-breakpoint
create function keep_certificate_entry() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of certificates is append-only' using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger certificate_entry_kept before update or delete on certificate_entry
  for each row execute function keep_certificate_entry();
--> statement-breakpoint
create trigger certificate_entries_kept before truncate on certificate_entry
  for each statement execute function keep_certificate_entry();
--> statement-breakpoint
-- The balance is the sum of the entries, and no more of a payment goes back than was written off for
-- it. Looked at when the transaction ends, as an entry and the balance are two statements.
create function certificate_adds_up(certificate integer) returns void language plpgsql as $$
begin
  if exists (
    select 1 from certificate c where c.id = certificate_adds_up.certificate
      and c.balance is distinct from (select coalesce(sum(e.amount), 0)::integer
        from certificate_entry e where e.certificate_id = c.id))
    or exists (
      select 1 from certificate_entry e
      where e.certificate_id = certificate_adds_up.certificate and e.payment_guid is not null
      group by e.payment_guid having sum(e.amount) > 0) then
    raise exception 'the ledger of certificate % does not add up', certificate
      using errcode = 'check_violation';
  end if;
end $$;
--> statement-breakpoint
create function check_certificate() returns trigger language plpgsql as $$
begin
  perform certificate_adds_up(new.id);
  return null;
end $$;
--> statement-breakpoint
create function check_certificate_entry() returns trigger language plpgsql as $$
begin
  perform certificate_adds_up(new.certificate_id);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger certificate_adds_up after insert or update of balance on certificate
  deferrable initially deferred for each row execute function check_certificate();
--> statement-breakpoint
create constraint trigger certificate_entry_adds_up after insert on certificate_entry
  deferrable initially deferred for each row execute function check_certificate_entry();
