import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { subscription } from '../../schema/subscription.table.ts'

type NewSubscription = typeof subscription.$inferInsert

/** Saves a subscription; a number that subscribes again keeps its date and gets the new address. */
export async function saveSubscription(db: Db, values: NewSubscription): Promise<void> {
  const { email, regionId, language } = values
  await db
    .insert(subscription)
    .values(values)
    .onConflictDoUpdate({ target: subscription.phone, set: { email, regionId, language } })
}

/** Whether a phone number is subscribed to the newsletter. */
export async function isSubscribed(db: Db, phone: string): Promise<boolean> {
  return (await db.$count(subscription, eq(subscription.phone, phone))) > 0
}

/** Ends the subscription of a phone number; false where there was none. */
export async function endSubscription(tx: Db, phone: string): Promise<boolean> {
  const ended = await tx
    .delete(subscription)
    .where(eq(subscription.phone, phone))
    .returning({ id: subscription.id })
  return ended.length > 0
}
