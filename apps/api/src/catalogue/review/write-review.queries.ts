import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { review, reviewPhoto, reviewVote } from '../../schema/review.table.ts'
import { userAccount } from '../../schema/user.table.ts'

/** Whether a product was delivered to this customer, in any finish. */
export async function hasBought(db: Db, userId: number, productId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from order_line ol
    join shop_order so on so.id = ol.order_id
    join checkout c on c.guid = so.basket_group
    join offer o on o.id = ol.offer_id
    where c.user_id = ${userId} and o.product_id = ${productId}
      and so.state in ('delivered', 'closed') limit 1`)
  return rows.length > 0
}

export async function isProductOffer(db: Db, offerId: number, productId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from offer where id = ${offerId} and product_id = ${productId}`)
  return rows.length > 0
}

export async function hasReviewed(db: Db, userId: number, productId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from review where user_id = ${userId} and product_id = ${productId} limit 1`)
  return rows.length > 0
}

/** Inserts a review with its photos; null if the customer has already reviewed the product. */
export async function insertReview(
  tx: Db,
  values: typeof review.$inferInsert & { userId: number },
  photos: readonly { file: string; width: number; height: number }[],
): Promise<{ id: number; guid: string } | null> {
  // Two tabs of one customer: the second waits and then finds the review of the first.
  await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(eq(userAccount.id, values.userId))
    .for('update')
  if (await hasReviewed(tx, values.userId, values.productId)) return null
  const [inserted] = await tx
    .insert(review)
    .values(values)
    .returning({ id: review.id, guid: review.guid })
  if (!inserted) throw new Error('the review was not saved')
  if (photos.length > 0) {
    await tx
      .insert(reviewPhoto)
      .values(photos.map((photo, position) => ({ ...photo, reviewId: inserted.id, position })))
  }
  return inserted
}

export interface VoteResult {
  isCounted: boolean
  yes: number
  no: number
}

/** Counts a vote once per voter; null if there is no such review to vote on. */
export async function voteOnReview(
  tx: Db,
  reviewId: number,
  voter: string,
  isYes: boolean,
): Promise<VoteResult | null> {
  const [votes] = await tx
    .select({ yes: review.voteYes, no: review.voteNo })
    .from(review)
    .where(sql`${review.id} = ${reviewId} and ${review.isApproved}`)
  if (!votes) return null
  const insertedVotes = await tx
    .insert(reviewVote)
    .values({ reviewId, voter, isYes })
    .onConflictDoNothing()
    .returning({ reviewId: reviewVote.reviewId })
  if (insertedVotes.length === 0) return { isCounted: false, ...votes }
  const [counted] = await tx
    .update(review)
    .set(isYes ? { voteYes: sql`${review.voteYes} + 1` } : { voteNo: sql`${review.voteNo} + 1` })
    .where(eq(review.id, reviewId))
    .returning({ yes: review.voteYes, no: review.voteNo })
  return { isCounted: true, ...(counted ?? votes) }
}
