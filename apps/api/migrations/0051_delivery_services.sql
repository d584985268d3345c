-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
ALTER TABLE "order_delivery" ADD COLUMN "to_door" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_delivery" ADD COLUMN "lift" text DEFAULT 'none' NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_delivery" ADD COLUMN "floor" integer;
--> statement-breakpoint
ALTER TABLE "order_delivery" ADD COLUMN "assembly" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_delivery" ADD COLUMN "assembly_price" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_lift" CHECK ("order_delivery"."lift" in ('none','lift','stairs'));
--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_floor" CHECK ("order_delivery"."floor" between 1 and 100);
