-- How often each search was made on a day, without anything about who made it (search.report).
CREATE TABLE "asked_search" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"chosen" integer DEFAULT 0 NOT NULL,
	"found" integer NOT NULL,
	"is_relaxed" boolean NOT NULL,
	CONSTRAINT "asked_search_day_language_text_pk" PRIMARY KEY("day","language","text"),
	CONSTRAINT "asked_search_text" CHECK (length("asked_search"."text") between 1 and 80),
	CONSTRAINT "asked_search_counts" CHECK ("asked_search"."shown" >= 0 and "asked_search"."chosen" >= 0 and "asked_search"."found" >= 0)
);
--> statement-breakpoint
CREATE INDEX "asked_search_language" ON "asked_search" USING btree ("language","day");
