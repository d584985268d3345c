-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
ALTER TABLE "delivery_tariff" ADD COLUMN "outside_limit_km" double precision DEFAULT 100 NOT NULL;
--> statement-breakpoint
CREATE TABLE "delivery_zone" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_zone_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"region_id" integer NOT NULL,
	"kind" text NOT NULL,
	"border" jsonb NOT NULL,
	CONSTRAINT "delivery_zone_kind" CHECK ("delivery_zone"."kind" in ('city','outside')),
	CONSTRAINT "delivery_zone_border" CHECK (jsonb_typeof("delivery_zone"."border") = 'array' and jsonb_array_length("delivery_zone"."border") >= 3)
);
--> statement-breakpoint
ALTER TABLE "delivery_zone" ADD CONSTRAINT "delivery_zone_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "delivery_zone_region_id_index" ON "delivery_zone" USING btree ("region_id");
