import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Session } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { checkoutDraft, type FieldSet } from '../../schema/checkout-draft.table.ts'
import { checkout } from '../../schema/order.table.ts'
import { paymentPlacement } from '../../schema/payment.table.ts'
import { selectDue } from '../../shop/due-sum/due-sum.queries.ts'

export type DraftRow = typeof checkoutDraft.$inferSelect

export const EMPTY_FIELD_SET: FieldSet = {
  address: { street: '', apartment: '', entrance: '', coords: null },
  comment: '',
  toDoor: false,
  liftToFloor: { kind: 'none', floor: null },
  storeId: null,
}

const FORGOTTEN = {
  name: '',
  phone: '',
  email: '',
  fieldSet: EMPTY_FIELD_SET,
  slot: null,
  payer: null,
}

function selectAlive(hash: string) {
  return and(eq(checkoutDraft.hash, hash), gt(checkoutDraft.expiresAt, sql`now()`))
}

/** The draft of a link; null once it has expired. */
export async function findDraft(db: Db, hash: string): Promise<DraftRow | null> {
  const [row] = await db.select().from(checkoutDraft).where(selectAlive(hash))
  return row ?? null
}

/** The same, locked: changes of one checkout wait for each other. It is locked before its basket. */
export async function lockDraft(tx: Db, hash: string): Promise<DraftRow | null> {
  const [row] = await tx.select().from(checkoutDraft).where(selectAlive(hash)).for('update')
  return row ?? null
}

export async function findDraftOfCheckout(db: Db, guid: string): Promise<DraftRow | null> {
  const [row] = await db.select().from(checkoutDraft).where(eq(checkoutDraft.basketGroup, guid))
  return row ?? null
}

/**
 * Locks the draft of orders whose delivery is about to change. Whoever changes a checkout locks its
 * draft before it.
 */
export async function lockDraftOfOrders(
  tx: Db,
  orders: { basketGroup: string } | { orderGuid: string },
): Promise<void> {
  const guid =
    'basketGroup' in orders
      ? sql`${orders.basketGroup}::uuid`
      : sql`(select basket_group from shop_order where guid = ${orders.orderGuid})`
  await tx
    .select({ id: checkoutDraft.id })
    .from(checkoutDraft)
    .where(eq(checkoutDraft.basketGroup, guid))
    .for('update')
}

type Owner = Pick<Session, 'id' | 'userId'>

/** The draft of the visitor's basket whose orders are not made yet. */
export async function findOpenDraft(db: Db, { id, userId }: Owner): Promise<DraftRow | null> {
  const isOwned = userId
    ? eq(checkoutDraft.userId, userId)
    : and(eq(checkoutDraft.sessionId, id), isNull(checkoutDraft.userId))
  const [row] = await db
    .select()
    .from(checkoutDraft)
    .where(and(isOwned, isNull(checkoutDraft.basketGroup), gt(checkoutDraft.expiresAt, sql`now()`)))
  return row ?? null
}

/** Inserts a draft; of two tabs that open one at once, the second does nothing here. */
export async function insertDraft(
  db: Db,
  draft: Omit<typeof checkoutDraft.$inferInsert, 'fieldSet'>,
): Promise<void> {
  await db
    .insert(checkoutDraft)
    .values({ ...draft, fieldSet: EMPTY_FIELD_SET })
    .onConflictDoNothing()
}

/** Deletes the expired draft that still stands in the way of the basket's next one. */
export async function deleteExpiredDraft(db: Db, { id, userId }: Owner): Promise<void> {
  const isOwned = userId ? eq(checkoutDraft.userId, userId) : eq(checkoutDraft.sessionId, id)
  await db
    .delete(checkoutDraft)
    .where(
      and(isOwned, isNull(checkoutDraft.basketGroup), lte(checkoutDraft.expiresAt, sql`now()`)),
    )
}

export async function saveDraft(
  db: Db,
  id: number,
  change: Partial<typeof checkoutDraft.$inferInsert>,
): Promise<DraftRow> {
  const [row] =
    Object.keys(change).length > 0
      ? await db.update(checkoutDraft).set(change).where(eq(checkoutDraft.id, id)).returning()
      : await db.select().from(checkoutDraft).where(eq(checkoutDraft.id, id))
  if (!row) throw new Error('the draft that was just locked does not exist')
  return row
}

/**
 * Joins a guest's open draft to the customer at login; it takes the place of an older one of theirs,
 * because the person is typing in it now.
 */
export async function joinCheckoutDraft(
  tx: Db,
  { fromSessionId, userId }: { fromSessionId: number; userId: number },
): Promise<undefined> {
  const isGuests = and(
    eq(checkoutDraft.sessionId, fromSessionId),
    isNull(checkoutDraft.userId),
    isNull(checkoutDraft.basketGroup),
  )
  const [guest] = await tx
    .select({ id: checkoutDraft.id })
    .from(checkoutDraft)
    .where(isGuests)
    .for('update')
  if (!guest) return
  await tx
    .delete(checkoutDraft)
    .where(and(eq(checkoutDraft.userId, userId), isNull(checkoutDraft.basketGroup)))
  await tx.update(checkoutDraft).set({ userId }).where(eq(checkoutDraft.id, guest.id))
}

/**
 * Whether no order of a checkout is left to pay, place or cancel. A certificate that paid a part
 * leaves the rest to pay, and what costs nothing is placed once its buyer is verified (order.free).
 */
function isFinished() {
  return sql`not exists (select from shop_order o join checkout c on c.guid = o.basket_group
    where o.basket_group = ${checkoutDraft.basketGroup} and o.state <> 'cancelled'
      and (${selectDue(sql`o`)} > 0 or (o.paid_sum = 0 and not c.is_verified))
      and not exists (select from ${paymentPlacement} p
        where p.basket_group = o.basket_group and p.way <> 'certificate'
          and o.placed_at is not null))`
}

/** Whether the draft of a checkout has come to its end (checkout.draft). */
export async function isDraftFinished(db: Db, { id, basketGroup }: DraftRow): Promise<boolean> {
  if (basketGroup === null) return false
  return (await db.$count(checkoutDraft, and(eq(checkoutDraft.id, id), isFinished()))) > 0
}

/** Deletes expired drafts, and forgets what was typed in finished ones; their link leads on. */
export async function sweepCheckoutDrafts(db: Db): Promise<void> {
  await db.delete(checkoutDraft).where(lte(checkoutDraft.expiresAt, sql`now()`))
  await db
    .update(checkoutDraft)
    .set(FORGOTTEN)
    .where(
      and(isNotNull(checkoutDraft.basketGroup), sql`${checkoutDraft.phone} <> ''`, isFinished()),
    )
}

/** The orders' own contacts: those that a draft shows once its orders are made. */
export async function saveOrderContacts(
  tx: Db,
  guid: string,
  contacts: Partial<typeof checkout.$inferInsert>,
): Promise<void> {
  await tx.update(checkout).set(contacts).where(eq(checkout.guid, guid))
}
