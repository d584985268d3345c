CREATE TABLE "login_failure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_failure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"login_hash" "bytea" NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_captcha" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message" DROP CONSTRAINT "message_state";--> statement-breakpoint
DROP INDEX "message_waiting";--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "known_phones" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "captcha_passed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "login_failure_login_hash_created_at_index" ON "login_failure" USING btree ("login_hash","created_at");--> statement-breakpoint
CREATE INDEX "login_failure_address_created_at_index" ON "login_failure" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "spent_captcha_expires_at_index" ON "spent_captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "message_due" ON "message" USING btree ("due_at") WHERE "message"."state" in ('waiting', 'sending');--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_state" CHECK ("message"."state" in ('waiting', 'sending', 'sent', 'failed'));