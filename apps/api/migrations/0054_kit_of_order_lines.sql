-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "kit_id" integer REFERENCES "product"("id") ON DELETE SET NULL;
--> statement-breakpoint
CREATE INDEX "order_line_kit" ON "order_line" ("kit_id") WHERE "kit_id" is not null;
