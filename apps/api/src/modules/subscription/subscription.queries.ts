import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { subscription } from './subscription.table.ts'

type NewSubscription = typeof subscription.$inferInsert

/** Stores a subscription; a number that subscribes again keeps its day and gets the new address. */
export async function saveSubscription(db: Db, made: NewSubscription): Promise<void> {
  const { email, regionId, language } = made
  await db
    .insert(subscription)
    .values(made)
    .onConflictDoUpdate({ target: subscription.phone, set: { email, regionId, language } })
}

/** Whether the shop's letters go to a number. */
export async function isSubscribed(db: Db, phone: string): Promise<boolean> {
  return (await db.$count(subscription, eq(subscription.phone, phone))) > 0
}
