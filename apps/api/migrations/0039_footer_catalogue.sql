-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
ALTER TABLE "region" ADD COLUMN "has_footer_catalogue" boolean DEFAULT false NOT NULL;
