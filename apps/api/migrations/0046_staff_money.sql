-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
ALTER TABLE "order_confirmation" ADD COLUMN "store_id" integer REFERENCES "stock_place"("id");
--> statement-breakpoint
ALTER TABLE "order_confirmation" ADD COLUMN "way" text;
--> statement-breakpoint
update order_confirmation set way = 'link' where confirmed_at is not null;
--> statement-breakpoint
ALTER TABLE "order_confirmation" ADD CONSTRAINT "order_confirmation_way" CHECK ("way" in ('link', 'code', 'paper'));
--> statement-breakpoint
ALTER TABLE "order_confirmation" ADD CONSTRAINT "order_confirmation_confirmed" CHECK ("way" is null or "confirmed_at" is not null);
--> statement-breakpoint
CREATE INDEX "order_confirmation_store_id_index" ON "order_confirmation" ("store_id") WHERE "store_id" is not null;
--> statement-breakpoint
ALTER TABLE "payment_link" ADD COLUMN "guid" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_guid_unique" UNIQUE ("guid");
--> statement-breakpoint
ALTER TABLE "payment_link" ADD COLUMN "amount" integer;
--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_amount" CHECK ("amount" is null or ("amount" > 0 and "percent" is null));
--> statement-breakpoint
ALTER TABLE "payment_link" ADD COLUMN "withdrawn_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "payment_link" ADD COLUMN "withdrawn_by" integer REFERENCES "user_account"("id");
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "order_id" integer REFERENCES "shop_order"("id");
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "received_by" integer REFERENCES "user_account"("id");
