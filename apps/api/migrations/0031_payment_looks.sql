ALTER TABLE "payment" ADD COLUMN "widget_token" text;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "look" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD CONSTRAINT "sandbox_look" CHECK ("sandbox_payment"."look" in ('card', 'kaspi', 'yandexPay', 'yandexSplit'));