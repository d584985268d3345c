CREATE TABLE "bonus_grant" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_grant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bonus_grant_phone_reason_unique" UNIQUE("phone","reason"),
	CONSTRAINT "bonus_grant_amount" CHECK ("bonus_grant"."amount" > 0),
	CONSTRAINT "bonus_grant_phone" CHECK ("bonus_grant"."phone" ~ '^7[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "bonus_promotion" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_promotion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "bonus_promotion_code_unique" UNIQUE("code"),
	CONSTRAINT "bonus_promotion_amount" CHECK ("bonus_promotion"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"region_id" integer NOT NULL,
	"language" text DEFAULT 'ru' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_phone_unique" UNIQUE("phone"),
	CONSTRAINT "subscription_phone" CHECK ("subscription"."phone" ~ '^7[0-9]{10}$')
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;