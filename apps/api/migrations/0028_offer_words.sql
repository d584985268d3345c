CREATE TABLE "offer_word" (
	"word" text PRIMARY KEY NOT NULL,
	"word_kk" text,
	"word_en" text
);
--> statement-breakpoint
-- A word that is given or mended stands on every page with such goods.
create trigger offer_word_page_change after insert or update or delete on offer_word
  for each statement execute function page_change_of_statement('catalogue');
