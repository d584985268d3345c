-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY,
	"user_id" integer REFERENCES "user_account"("id"),
	"purpose" text NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"media_type" text,
	"width" integer,
	"height" integer,
	"stored_bytes" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attached_at" timestamp with time zone,
	CONSTRAINT "upload_state" CHECK ("state" in ('receiving', 'ready', 'removed')),
	CONSTRAINT "upload_owner" CHECK ("state" = 'removed' or "user_id" is not null),
	CONSTRAINT "upload_bytes" CHECK ("bytes" between 1 and 268435456 and "received" between 0 and "bytes"),
	CONSTRAINT "upload_ready" CHECK ("state" <> 'ready' or ("received" = "bytes" and "media_type" is not null and "stored_bytes" is not null)),
	CONSTRAINT "upload_attached" CHECK ("attached_at" is null or "state" <> 'receiving')
);
--> statement-breakpoint
CREATE INDEX "upload_user_id" ON "upload" ("user_id");
--> statement-breakpoint
CREATE INDEX "upload_loose" ON "upload" ("touched_at") WHERE "attached_at" is null or "state" = 'removed';
--> statement-breakpoint
CREATE TABLE "upload_part" (
	"upload_id" uuid NOT NULL REFERENCES "upload"("id") ON DELETE CASCADE,
	"position" integer NOT NULL,
	"bytes" integer NOT NULL,
	"key" text NOT NULL,
	PRIMARY KEY ("upload_id", "position"),
	CONSTRAINT "upload_part_bytes" CHECK ("bytes" between 1 and 2097152)
);
