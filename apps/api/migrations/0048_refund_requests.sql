-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
ALTER TABLE "form_request" DROP CONSTRAINT "form_request_kind";
--> statement-breakpoint
ALTER TABLE "form_request" ADD CONSTRAINT "form_request_kind" CHECK ("kind" in ('callback', 'measurer', 'suppliers', 'for-designers', 'franchising', 'marketplace', 'vacancy', 'order-limit', 'order'));
--> statement-breakpoint
CREATE TABLE "refund_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL UNIQUE,
	"order_id" integer NOT NULL REFERENCES "shop_order"("id"),
	"user_id" integer NOT NULL REFERENCES "user_account"("id"),
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"sum" integer NOT NULL,
	"answer_by" date NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by_id" integer,
	"decided_at" timestamp with time zone,
	"return_id" integer REFERENCES "order_return"("id"),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_request_state" CHECK ("state" in ('waiting', 'accepted', 'declined')),
	CONSTRAINT "refund_request_decided" CHECK (("state" = 'waiting') = ("decided_at" is null)),
	CONSTRAINT "refund_request_sum" CHECK ("sum" >= 0)
);
--> statement-breakpoint
CREATE INDEX "refund_request_order_id_index" ON "refund_request" ("order_id");
--> statement-breakpoint
-- One request at a time: the database decides between two that are sent at once.
CREATE UNIQUE INDEX "refund_request_waiting" ON "refund_request" ("order_id") WHERE "state" = 'waiting';
--> statement-breakpoint
CREATE TABLE "refund_request_line" (
	"request_id" integer NOT NULL REFERENCES "refund_request"("id"),
	"order_line_id" integer NOT NULL REFERENCES "order_line"("id"),
	"quantity" double precision NOT NULL,
	CONSTRAINT "refund_request_line_request_id_order_line_id_pk" PRIMARY KEY ("request_id", "order_line_id"),
	CONSTRAINT "refund_request_line_quantity" CHECK ("quantity" > 0)
);
--> statement-breakpoint
CREATE INDEX "refund_request_line_order_line_id_index" ON "refund_request_line" ("order_line_id");
