CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "favourite_list" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourite_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_list_guid_unique" UNIQUE("guid"),
	CONSTRAINT "favourite_list_userId_name_unique" UNIQUE("user_id","name"),
	CONSTRAINT "favourite_list_name" CHECK (length("favourite_list"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "favourite_list_item" (
	"list_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_list_item_list_id_offer_id_pk" PRIMARY KEY("list_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_project" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourite_project_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" integer,
	"user_id" integer,
	"project_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_project_sessionId_projectId_unique" UNIQUE("session_id","project_id"),
	CONSTRAINT "favourite_project_userId_projectId_unique" UNIQUE("user_id","project_id"),
	CONSTRAINT "favourite_project_owner" CHECK (("favourite_project"."session_id" is null) <> ("favourite_project"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "picture_look" (
	"file" text PRIMARY KEY NOT NULL,
	"edition" integer NOT NULL,
	"signature" bit(512),
	"look" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vision_query" (
	"result_id" text PRIMARY KEY NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"preview" "bytea" NOT NULL,
	"signature" bit(512) NOT NULL,
	"look" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"zone_ids" integer[] NOT NULL,
	"section_id" integer NOT NULL,
	"popularity" integer NOT NULL,
	"name" text NOT NULL,
	"text" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_offer" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"article" text NOT NULL,
	"text" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"lexeme" text NOT NULL,
	"is_of_product" boolean DEFAULT false NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favourite_list" ADD CONSTRAINT "favourite_list_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_list_item" ADD CONSTRAINT "favourite_list_item_list_id_favourite_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."favourite_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_list_item" ADD CONSTRAINT "favourite_list_item_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_offer" ADD CONSTRAINT "search_offer_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_list_item_offer_id_index" ON "favourite_list_item" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "picture_look_edition_index" ON "picture_look" USING btree ("edition");--> statement-breakpoint
CREATE INDEX "vision_query_created_at_index" ON "vision_query" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_document_text" ON "search_document" USING gin ("text");--> statement-breakpoint
CREATE INDEX "search_document_name" ON "search_document" USING btree ("name");--> statement-breakpoint
CREATE INDEX "search_document_popular" ON "search_document" USING btree ("popularity" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "search_offer_product" ON "search_offer" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "search_offer_article" ON "search_offer" USING btree ("article" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_lexeme" ON "search_word" USING btree ("lexeme" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_trigram" ON "search_word" USING gin ("word" gin_trgm_ops);