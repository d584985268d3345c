-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "price_tag" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL REFERENCES "stock_place"("id"),
	"offer_id" integer NOT NULL REFERENCES "offer"("id") ON DELETE CASCADE,
	"amount" integer NOT NULL,
	"old_amount" integer NOT NULL,
	"copies" integer NOT NULL,
	"format" text NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"printed_by_id" integer NOT NULL REFERENCES "user_account"("id"),
	"printed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_tag_storeId_offerId_unique" UNIQUE("store_id","offer_id"),
	CONSTRAINT "price_tag_amount" CHECK ("price_tag"."amount" > 0 and "price_tag"."old_amount" >= "price_tag"."amount"),
	CONSTRAINT "price_tag_copies" CHECK ("price_tag"."copies" > 0),
	CONSTRAINT "price_tag_period" CHECK (("price_tag"."valid_from" is null) = ("price_tag"."valid_to" is null) and "price_tag"."valid_from" <= "price_tag"."valid_to")
);
--> statement-breakpoint
CREATE INDEX "price_tag_offer_id_index" ON "price_tag" ("offer_id");
--> statement-breakpoint
CREATE INDEX "price_tag_printed_by_id_index" ON "price_tag" ("printed_by_id");
--> statement-breakpoint
ALTER TABLE "form_request" DROP CONSTRAINT "form_request_kind";
--> statement-breakpoint
ALTER TABLE "form_request" ADD CONSTRAINT "form_request_kind" CHECK ("form_request"."kind" in ('callback', 'measurer', 'suppliers', 'for-designers', 'franchising', 'marketplace', 'vacancy', 'order-limit', 'order', 'price-tag'));
