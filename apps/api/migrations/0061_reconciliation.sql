-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "reconciliation_note" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"fact" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"resolved_by_id" integer NOT NULL REFERENCES "user_account"("id"),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reconciliation_note_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE INDEX "payment_entry_created_at_index" ON "payment_entry" ("created_at");
--> statement-breakpoint
select log_staff_changes('reconciliation_note');
