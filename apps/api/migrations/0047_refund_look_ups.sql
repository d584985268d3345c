-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
-- The worker looks every five seconds for money that must go back.
CREATE INDEX "shop_order_to_refund" ON "shop_order" ("id") WHERE "state" = 'cancelled' and "paid_sum" > "refunded_sum";
--> statement-breakpoint
CREATE INDEX "shop_order_overpaid" ON "shop_order" ("id") WHERE "paid_sum" - "refunded_sum" > "total";
--> statement-breakpoint
CREATE INDEX "shop_order_state_id_index" ON "shop_order" ("state", "id");
--> statement-breakpoint
CREATE INDEX "coupon_use_checkout_guid_index" ON "coupon_use" ("checkout_guid");
