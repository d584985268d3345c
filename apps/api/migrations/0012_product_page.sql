CREATE TABLE "review_photo" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_photo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"review_id" integer NOT NULL,
	"voter" text NOT NULL,
	"is_yes" boolean NOT NULL,
	CONSTRAINT "review_vote_review_id_voter_pk" PRIMARY KEY("review_id","voter")
);
--> statement-breakpoint
CREATE TABLE "instruction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instruction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file" text,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"url" text NOT NULL,
	"region_name" text NOT NULL,
	"product_name" text NOT NULL,
	"product_guid" text NOT NULL,
	"product_url" text NOT NULL,
	"offer_name" text DEFAULT '' NOT NULL,
	"wants_low_price" boolean DEFAULT false NOT NULL,
	"session_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_banner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer,
	"section_id" integer,
	"name" text NOT NULL,
	"name_kk" text,
	"name_en" text,
	"url" text NOT NULL,
	"picture" text,
	"position" integer DEFAULT 500 NOT NULL,
	"date_start" timestamp with time zone,
	"date_end" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "product_banner_place" CHECK (num_nonnulls("product_banner"."product_id", "product_banner"."section_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"user_id" integer,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"is_approved" boolean DEFAULT false NOT NULL,
	"vote_yes" integer DEFAULT 0 NOT NULL,
	"vote_no" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_votes" CHECK ("question"."vote_yes" >= 0 and "question"."vote_no" >= 0)
);
--> statement-breakpoint
CREATE TABLE "question_vote" (
	"question_id" integer NOT NULL,
	"voter" text NOT NULL,
	"is_yes" boolean NOT NULL,
	CONSTRAINT "question_vote_question_id_voter_pk" PRIMARY KEY("question_id","voter")
);
--> statement-breakpoint
ALTER TABLE "kit_part" ADD COLUMN "module_group" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "categorization" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "is_kitchen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "offer_id" integer;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_purchase" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instruction" ADD CONSTRAINT "instruction_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_banner" ADD CONSTRAINT "product_banner_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_banner" ADD CONSTRAINT "product_banner_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_vote" ADD CONSTRAINT "question_vote_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photo_review_id_index" ON "review_photo" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "instruction_product_id_index" ON "instruction" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "price_request_phone_created_at_index" ON "price_request" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "product_banner_product_id_index" ON "product_banner" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_banner_section_id_index" ON "product_banner" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "question_product_id_is_approved_index" ON "question" USING btree ("product_id","is_approved");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kit_part_offer_id_index" ON "kit_part" USING btree ("offer_id");