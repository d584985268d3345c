-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "claim" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL UNIQUE,
	"order_id" integer NOT NULL REFERENCES "shop_order"("id"),
	"user_id" integer NOT NULL REFERENCES "user_account"("id"),
	"order_line_id" integer REFERENCES "order_line"("id"),
	"quantity" double precision DEFAULT 1 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"number_package" text DEFAULT '' NOT NULL,
	"is_additional_done" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"outcome" text,
	"return_id" integer REFERENCES "order_return"("id"),
	"decided_by_id" integer,
	"decided_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_state" CHECK ("state" in ('draft','sent','answered','accepted','declined')),
	CONSTRAINT "claim_quantity" CHECK ("quantity" > 0),
	CONSTRAINT "claim_sent" CHECK (("state" = 'draft') = ("sent_at" is null) and ("state" = 'draft' or "order_line_id" is not null)),
	CONSTRAINT "claim_decided" CHECK (("state" in ('accepted','declined')) = ("decided_at" is not null)),
	CONSTRAINT "claim_outcome" CHECK (("state" = 'accepted') = ("outcome" is not null) and "outcome" in ('return','replacement')),
	CONSTRAINT "claim_return" CHECK (("outcome" is not distinct from 'return') = ("return_id" is not null)),
	CONSTRAINT "claim_waiting" CHECK ("waiting_since" is null or "state" <> 'draft')
);
--> statement-breakpoint
CREATE INDEX "claim_order_id_index" ON "claim" ("order_id");
--> statement-breakpoint
CREATE INDEX "claim_user_id_index" ON "claim" ("user_id");
--> statement-breakpoint
CREATE INDEX "claim_order_line_id_index" ON "claim" ("order_line_id");
--> statement-breakpoint
CREATE INDEX "claim_return_id_index" ON "claim" ("return_id");
--> statement-breakpoint
CREATE INDEX "claim_waiting_since" ON "claim" ("waiting_since") WHERE "waiting_since" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "claim_draft" ON "claim" ("order_id") WHERE "state" = 'draft';
--> statement-breakpoint
CREATE TABLE "claim_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"claim_id" integer NOT NULL REFERENCES "claim"("id") ON DELETE CASCADE,
	"author" text NOT NULL,
	"user_id" integer REFERENCES "user_account"("id"),
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_message_author" CHECK ("author" in ('customer','staff'))
);
--> statement-breakpoint
CREATE INDEX "claim_message_claim_id_index" ON "claim_message" ("claim_id");
--> statement-breakpoint
CREATE INDEX "claim_message_user_id_index" ON "claim_message" ("user_id");
--> statement-breakpoint
CREATE TABLE "claim_photo" (
	"upload_id" uuid PRIMARY KEY REFERENCES "upload"("id") ON DELETE CASCADE,
	"claim_id" integer NOT NULL REFERENCES "claim"("id") ON DELETE CASCADE,
	"kind" text NOT NULL,
	"message_id" integer REFERENCES "claim_message"("id") ON DELETE CASCADE,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "claim_photo_kind" CHECK ("kind" in ('label','defect','package','additional','message')),
	CONSTRAINT "claim_photo_message" CHECK (("kind" = 'message') = ("message_id" is not null))
);
--> statement-breakpoint
CREATE INDEX "claim_photo_claim_id_index" ON "claim_photo" ("claim_id");
--> statement-breakpoint
CREATE INDEX "claim_photo_message_id_index" ON "claim_photo" ("message_id");
