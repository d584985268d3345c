-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "partner_discount" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"section_id" integer REFERENCES "section"("id") ON DELETE CASCADE,
	"vendor_id" integer REFERENCES "vendor"("id") ON DELETE CASCADE,
	"percent" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by_id" integer,
	CONSTRAINT "partner_discount_target" UNIQUE NULLS NOT DISTINCT("section_id","vendor_id"),
	CONSTRAINT "partner_discount_percent" CHECK ("percent" between 0 and 50)
);
--> statement-breakpoint
CREATE INDEX "partner_discount_vendor_id_index" ON "partner_discount" ("vendor_id");
--> statement-breakpoint
select log_staff_changes('partner_discount');
