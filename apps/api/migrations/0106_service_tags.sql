-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
-- The tag of a service is kept like that of an offer. Its term is the number that its text names: the
-- sum from which a delivery is free, a weight, a percentage.
ALTER TABLE "price_tag" ALTER COLUMN "offer_id" DROP NOT NULL,
	ADD COLUMN "service_code" text,
	ADD COLUMN "service_term" bigint,
	ADD CONSTRAINT "price_tag_storeId_serviceCode_unique" UNIQUE("store_id","service_code"),
	ADD CONSTRAINT "price_tag_subject" CHECK (num_nonnulls("offer_id", "service_code") = 1),
	ADD CONSTRAINT "price_tag_service_code" CHECK ("service_code" ~ '^[A-Za-z]{1,60}$'),
	ADD CONSTRAINT "price_tag_service_term" CHECK ("service_term" is null or "service_code" is not null);
