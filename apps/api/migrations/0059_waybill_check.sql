-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "waybill_check" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" integer NOT NULL REFERENCES "shop_order"("id"),
	"started_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"finished_by_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "waybill_check_reason" CHECK ("reason" = '' or "finished_at" is not null)
);
--> statement-breakpoint
CREATE INDEX "waybill_check_order_id_index" ON "waybill_check" ("order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "waybill_check_current" ON "waybill_check" ("order_id") WHERE "replaced_at" is null;
--> statement-breakpoint
CREATE TABLE "waybill_box" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"check_id" integer NOT NULL REFERENCES "waybill_check"("id") ON DELETE CASCADE,
	"code" text NOT NULL,
	"article" text NOT NULL,
	"name" text NOT NULL,
	"barcode" text,
	"part" integer NOT NULL,
	"parts" integer NOT NULL,
	"scanned_at" timestamp with time zone,
	"scanned_by_id" integer,
	CONSTRAINT "waybill_box_code" UNIQUE("check_id","code"),
	CONSTRAINT "waybill_box_part" CHECK ("part" between 1 and "parts")
);
