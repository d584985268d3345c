-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "staff_member" (
	"user_id" integer PRIMARY KEY NOT NULL REFERENCES "user_account"("id") ON DELETE CASCADE,
	"on_shift_since" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"disabled_groups" integer[],
	"disabled_by_id" integer,
	CONSTRAINT "staff_member_disabled" CHECK (("disabled_at" is null) = ("disabled_groups" is null) and ("disabled_at" is null or "on_shift_since" is null))
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"token_hash" bytea NOT NULL UNIQUE,
	"phone" text NOT NULL UNIQUE,
	"name" text NOT NULL,
	"email" text,
	"role" text,
	"store_id" integer REFERENCES "stock_place"("id"),
	"user_id" integer REFERENCES "user_account"("id") ON DELETE CASCADE,
	"invited_by_id" integer NOT NULL REFERENCES "user_account"("id"),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitation_phone" CHECK ("phone" ~ '^7[0-9]{10}$'),
	CONSTRAINT "staff_invitation_role" CHECK (("role" is null) = ("user_id" is not null))
);
--> statement-breakpoint
-- Customers are many and staff are few.
CREATE INDEX "user_account_staff" ON "user_account" ("id") WHERE "groups" && '{1,20,26,29,45,60}';
