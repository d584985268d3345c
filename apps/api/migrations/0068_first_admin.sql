-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
-- The first administrator is invited by nobody and names the own number.
ALTER TABLE "staff_invitation" ALTER COLUMN "phone" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "staff_invitation" ALTER COLUMN "invited_by_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_first" CHECK (
	"invited_by_id" is not null and "phone" is not null
	or "invited_by_id" is null and "role" is not distinct from 'administrator') NOT VALID;
--> statement-breakpoint
ALTER TABLE "staff_invitation" VALIDATE CONSTRAINT "staff_invitation_first";
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_one_first" ON "staff_invitation" ((true)) WHERE "invited_by_id" is null;
