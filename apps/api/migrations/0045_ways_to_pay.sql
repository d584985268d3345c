-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
ALTER TABLE "sandbox_payment" DROP CONSTRAINT "sandbox_look";
--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD CONSTRAINT "sandbox_look" CHECK ("look" in ('card', 'kaspi', 'yandexPay', 'yandexSplit', 'credit', 'dolyame'));
--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "committed_at" timestamp with time zone;
--> statement-breakpoint
CREATE TABLE "payment_placement" (
	"checkout_guid" uuid PRIMARY KEY NOT NULL REFERENCES "checkout"("guid"),
	"way" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_placement_way" CHECK ("way" in ('bill', 'certificate', 'onReceipt'))
);
--> statement-breakpoint
CREATE TABLE "payment_bill" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"checkout_guid" uuid NOT NULL REFERENCES "checkout"("guid"),
	"amount" integer NOT NULL,
	"currency_code" text NOT NULL,
	"email" text NOT NULL,
	"contragent" jsonb NOT NULL,
	"account" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_bill_amount" CHECK ("amount" > 0)
);
--> statement-breakpoint
CREATE INDEX "payment_bill_checkout_guid_index" ON "payment_bill" ("checkout_guid");
--> statement-breakpoint
CREATE TABLE "payment_link" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"checkout_guid" uuid NOT NULL REFERENCES "checkout"("guid"),
	"percent" integer,
	"created_by" integer REFERENCES "user_account"("id"),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL,
	CONSTRAINT "payment_link_percent" CHECK ("percent" between 1 and 100)
);
--> statement-breakpoint
CREATE INDEX "payment_link_checkout_guid_index" ON "payment_link" ("checkout_guid");
--> statement-breakpoint
CREATE TABLE "order_confirmation" (
	"checkout_guid" uuid PRIMARY KEY NOT NULL REFERENCES "checkout"("guid"),
	"operator_id" integer NOT NULL REFERENCES "user_account"("id"),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone
);
