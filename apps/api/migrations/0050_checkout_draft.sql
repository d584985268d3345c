-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
ALTER TABLE "region" ADD COLUMN "checkout" text DEFAULT 'new' NOT NULL;
--> statement-breakpoint
ALTER TABLE "region" ADD CONSTRAINT "region_checkout" CHECK ("checkout" in ('new', 'older'));
--> statement-breakpoint
CREATE TABLE "checkout_draft" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"hash" text NOT NULL UNIQUE,
	"session_id" integer NOT NULL,
	"user_id" integer REFERENCES "user_account"("id") ON DELETE CASCADE,
	"region_id" integer NOT NULL REFERENCES "region"("id"),
	"step" integer DEFAULT 1 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"wants_call" boolean DEFAULT true NOT NULL,
	"operator_id" text,
	"tariff_id" integer REFERENCES "delivery_tariff"("id") ON DELETE SET NULL,
	"field_set" jsonb NOT NULL,
	"slot" jsonb,
	"has_assembly" boolean DEFAULT false NOT NULL,
	"payment_id" text,
	"payer" jsonb,
	"checkout_guid" uuid UNIQUE REFERENCES "checkout"("guid"),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL,
	CONSTRAINT "checkout_draft_step" CHECK ("step" between 1 and 3 and ("step" < 3 or "checkout_guid" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_draft_open_session" ON "checkout_draft" ("session_id") WHERE "user_id" is null and "checkout_guid" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_draft_open_user" ON "checkout_draft" ("user_id") WHERE "user_id" is not null and "checkout_guid" is null;
--> statement-breakpoint
CREATE INDEX "checkout_draft_expires_at" ON "checkout_draft" ("expires_at");
