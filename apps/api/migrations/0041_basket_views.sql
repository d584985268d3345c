-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "basket_view" (
	"basket_id" bigint NOT NULL,
	"session_id" integer NOT NULL,
	"version" integer NOT NULL,
	"state" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_view_basket_id_session_id_version_pk" PRIMARY KEY("basket_id","session_id","version")
);
--> statement-breakpoint
CREATE TABLE "basket_share" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "basket_share_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"session_id" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "basket_share_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "shown_delivery" integer;--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "cleared" jsonb;--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "cleared_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "basket_view" ADD CONSTRAINT "basket_view_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "basket_share_session_id_created_at_index" ON "basket_share" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "basket_share_expires_at_index" ON "basket_share" USING btree ("expires_at");
