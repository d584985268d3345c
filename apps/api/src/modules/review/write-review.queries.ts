import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { userAccount } from '../user/user.table.ts'
import { review, reviewPhoto, reviewVote } from './review.table.ts'

/** Whether a product was delivered to this customer, in any of its finishes. */
export async function hasBought(db: Db, userId: number, productId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from order_line ol
    join shop_order so on so.id = ol.order_id
    join checkout c on c.guid = so.checkout_guid
    join offer o on o.id = ol.offer_id
    where c.user_id = ${userId} and o.product_id = ${productId}
      and so.state in ('delivered', 'closed') limit 1`)
  return rows.length > 0
}

export async function isOfferOf(db: Db, offerId: number, productId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from offer where id = ${offerId} and product_id = ${productId}`)
  return rows.length > 0
}

export async function hasReviewed(db: Db, userId: number, productId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from review where user_id = ${userId} and product_id = ${productId} limit 1`)
  return rows.length > 0
}

/** Writes a review with its photographs; null where this customer's own is there already. */
export async function insertReview(
  tx: Db,
  written: typeof review.$inferInsert & { userId: number },
  photos: readonly { file: string; width: number; height: number }[],
): Promise<{ id: number; guid: string } | null> {
  // Two tabs of one customer: the second waits and then finds the review of the first.
  await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(eq(userAccount.id, written.userId))
    .for('update')
  if (await hasReviewed(tx, written.userId, written.productId)) return null
  const [made] = await tx
    .insert(review)
    .values(written)
    .returning({ id: review.id, guid: review.guid })
  if (!made) throw new Error('the review was not written')
  if (photos.length > 0) {
    await tx
      .insert(reviewPhoto)
      .values(photos.map((photo, position) => ({ ...photo, reviewId: made.id, position })))
  }
  return made
}

export interface VoteResult {
  isCounted: boolean
  yes: number
  no: number
}

/** Counts a vote, once for a voter; null where there is no such review to vote on. */
export async function voteOnReview(
  tx: Db,
  reviewId: number,
  voter: string,
  isYes: boolean,
): Promise<VoteResult | null> {
  const [shown] = await tx
    .select({ yes: review.voteYes, no: review.voteNo })
    .from(review)
    .where(sql`${review.id} = ${reviewId} and ${review.isApproved}`)
  if (!shown) return null
  const given = await tx
    .insert(reviewVote)
    .values({ reviewId, voter, isYes })
    .onConflictDoNothing()
    .returning({ reviewId: reviewVote.reviewId })
  if (given.length === 0) return { isCounted: false, ...shown }
  const [counted] = await tx
    .update(review)
    .set(isYes ? { voteYes: sql`${review.voteYes} + 1` } : { voteNo: sql`${review.voteNo} + 1` })
    .where(eq(review.id, reviewId))
    .returning({ yes: review.voteYes, no: review.voteNo })
  return { isCounted: true, ...(counted ?? shown) }
}
