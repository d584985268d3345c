ALTER TABLE "section_banner" ADD COLUMN "name_kk" text;--> statement-breakpoint
ALTER TABLE "section_banner" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "section" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;