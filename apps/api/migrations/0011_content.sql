CREATE TABLE "banner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"action" text DEFAULT '' NOT NULL,
	"url" text NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 500 NOT NULL,
	"region_ids" integer[] DEFAULT '{}' NOT NULL,
	"spots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "banner_kind" CHECK ("banner"."kind" in ('main', 'sale', 'top')),
	CONSTRAINT "banner_time" CHECK ("banner"."ends_at" is null or "banner"."ends_at" > "banner"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "advantage" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advantage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"title_kk" text,
	"title_en" text,
	"text" text NOT NULL,
	"text_kk" text,
	"text_en" text,
	"url" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 500 NOT NULL,
	CONSTRAINT "advantage_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "measurer_tariff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "measurer_tariff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"region_id" integer,
	"price" integer NOT NULL,
	"free_from" integer,
	"price_per_km" integer DEFAULT 0 NOT NULL,
	"lead_days" integer DEFAULT 2 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "measurer_tariff_regionId_unique" UNIQUE NULLS NOT DISTINCT("region_id"),
	CONSTRAINT "measurer_tariff_price" CHECK ("measurer_tariff"."price" >= 0 and "measurer_tariff"."lead_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_picture" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_picture_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"picture" text NOT NULL,
	"name" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 500 NOT NULL,
	CONSTRAINT "shop_picture_kind" CHECK ("shop_picture"."kind" in ('about', 'visitor'))
);
--> statement-breakpoint
CREATE TABLE "site_figure" (
	"code" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_article" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_article_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"title_kk" text,
	"title_en" text,
	"lead" text DEFAULT '' NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"region_ids" integer[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_article_code_unique" UNIQUE("code"),
	CONSTRAINT "news_article_code" CHECK ("news_article"."code" ~ '^[a-z0-9][a-z0-9_-]{0,119}$')
);
--> statement-breakpoint
CREATE TABLE "poll_answer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "poll_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"poll" text NOT NULL,
	"session_id" integer NOT NULL,
	"user_id" integer,
	"answers" jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "poll_answer_poll_sessionId_unique" UNIQUE("poll","session_id")
);
--> statement-breakpoint
CREATE TABLE "constructor_project" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "constructor_project_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"session_id" integer,
	"user_id" integer,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"wall_cm" integer NOT NULL,
	"modules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "constructor_project_guid_unique" UNIQUE("guid"),
	CONSTRAINT "constructor_project_kind" CHECK ("constructor_project"."kind" in ('wardrobe', 'kitchen')),
	CONSTRAINT "constructor_project_wall" CHECK ("constructor_project"."wall_cm" between 100 and 1000),
	CONSTRAINT "constructor_project_owner" CHECK ("constructor_project"."session_id" is not null or "constructor_project"."user_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "form_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"region_id" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'ru' NOT NULL,
	"session_id" integer,
	"content_hash" "bytea" NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_request_guid_unique" UNIQUE("guid"),
	CONSTRAINT "form_request_kind" CHECK ("form_request"."kind" in ('callback', 'measurer', 'suppliers', 'for-designers', 'franchising', 'marketplace', 'vacancy')),
	CONSTRAINT "form_request_phone" CHECK ("form_request"."phone" ~ '^7[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "shop_review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer,
	"session_id" integer,
	"author_name" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"score" integer NOT NULL,
	"comment" text NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_review_guid_unique" UNIQUE("guid"),
	CONSTRAINT "shop_review_score" CHECK ("shop_review"."score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "vacancy" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vacancy_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_kk" text,
	"title_en" text,
	"department" text NOT NULL,
	"region_id" integer,
	"place" text DEFAULT '' NOT NULL,
	"salary_from" integer,
	"salary_to" integer,
	"schedule" text DEFAULT '' NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"duties" text[] DEFAULT '{}' NOT NULL,
	"wishes" text[] DEFAULT '{}' NOT NULL,
	"offers" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" integer DEFAULT 500 NOT NULL,
	CONSTRAINT "vacancy_salary" CHECK ("vacancy"."salary_to" is null or "vacancy"."salary_to" >= "vacancy"."salary_from")
);
--> statement-breakpoint
ALTER TABLE "measurer_tariff" ADD CONSTRAINT "measurer_tariff_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "constructor_project" ADD CONSTRAINT "constructor_project_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_request" ADD CONSTRAINT "form_request_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy" ADD CONSTRAINT "vacancy_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banner_kind_sort_index" ON "banner" USING btree ("kind","sort");--> statement-breakpoint
CREATE INDEX "news_article_published_at_index" ON "news_article" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "poll_answer_poll_created_at_index" ON "poll_answer" USING btree ("poll","created_at");--> statement-breakpoint
CREATE INDEX "constructor_project_session_id_updated_at_index" ON "constructor_project" USING btree ("session_id","updated_at");--> statement-breakpoint
CREATE INDEX "constructor_project_user_id_updated_at_index" ON "constructor_project" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "form_request_content_hash_created_at_index" ON "form_request" USING btree ("content_hash","created_at");--> statement-breakpoint
CREATE INDEX "form_request_phone_created_at_index" ON "form_request" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "form_request_open" ON "form_request" USING btree ("kind","created_at") WHERE "form_request"."done_at" is null;--> statement-breakpoint
CREATE INDEX "shop_review_is_approved_created_at_index" ON "shop_review" USING btree ("is_approved","created_at");--> statement-breakpoint
-- Pages made of what the staff write are told like those of goods are.
do $$
declare
  watched text[][] := array[
    ['news_article', 'news'], ['vacancy', 'vacancy'], ['banner', 'banner'],
    ['site_figure', 'content'], ['shop_picture', 'content'], ['advantage', 'content'],
    ['measurer_tariff', 'content'], ['shop_review', 'shop-review']];
begin
  for i in 1 .. array_length(watched, 1) loop
    execute format(
      'create trigger %I after insert or update or delete on %I for each statement
       execute function page_change_of_statement(%L)',
      watched[i][1] || '_page_change', watched[i][1], watched[i][2]);
  end loop;
end $$;
