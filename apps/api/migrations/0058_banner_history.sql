-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "banner_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"banner_id" integer NOT NULL REFERENCES "banner"("id"),
	"version" integer NOT NULL,
	"user_id" integer NOT NULL REFERENCES "user_account"("id"),
	"restored" integer,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "banner_change_bannerId_version_unique" UNIQUE ("banner_id", "version")
);
--> statement-breakpoint
create trigger banner_change_append_only before update or delete on banner_change
  for each row execute function refuse_history_change();
--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "announced_at" timestamp with time zone DEFAULT now() NOT NULL;
