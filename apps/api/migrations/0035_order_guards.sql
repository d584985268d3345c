-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
-- A key that was stored twice by an earlier version stays with its first order.
update checkout set idempotency_key = null where guid in (
  select guid from (
    select guid, row_number() over (partition by session_id, idempotency_key order by created_at) as nth
    from checkout where idempotency_key is not null and session_id is not null) keyed
  where nth > 1);
--> statement-breakpoint
CREATE TABLE "order_allowance" (
	"session_id" integer PRIMARY KEY NOT NULL,
	"granted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_request" DROP CONSTRAINT "form_request_kind";--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "shown_discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "basket_line" ADD COLUMN "shown_price" integer;--> statement-breakpoint
ALTER TABLE "basket_line" ADD COLUMN "shown_quantity" double precision;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "is_proven" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "client_address" text;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "language" text DEFAULT 'ru' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "answer" jsonb;--> statement-breakpoint
CREATE INDEX "checkout_unproven_session" ON "checkout" USING btree ("session_id") WHERE not "checkout"."is_proven";--> statement-breakpoint
CREATE INDEX "checkout_client_address" ON "checkout" USING btree ("client_address","created_at") WHERE "checkout"."client_address" is not null;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_sessionId_idempotencyKey_unique" UNIQUE("session_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "form_request" ADD CONSTRAINT "form_request_kind" CHECK ("form_request"."kind" in ('callback', 'measurer', 'suppliers', 'for-designers', 'franchising', 'marketplace', 'vacancy', 'order-limit'));