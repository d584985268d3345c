CREATE TABLE "search_vocabulary" (
	"phrase" text PRIMARY KEY NOT NULL,
	"meaning" text NOT NULL,
	CONSTRAINT "search_vocabulary_phrase" CHECK ("search_vocabulary"."phrase" = fold_letters("search_vocabulary"."phrase") and length("search_vocabulary"."phrase") between 2 and 60),
	CONSTRAINT "search_vocabulary_meaning" CHECK ("search_vocabulary"."meaning" ~ '^[A-Za-z_0-9]+=.+')
);
--> statement-breakpoint
-- A changed vocabulary is read again with the catalogue, and results that are kept are forgotten.
create trigger search_vocabulary_changed after insert or update or delete on search_vocabulary
  for each statement execute function page_change_of_statement('catalogue');
--> statement-breakpoint
select log_staff_changes('search_vocabulary');
