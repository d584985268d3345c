import { canEditCheckout } from '@svetlitsa/domain/checkout/checkout-access'
import { canSeeAllOrders } from '@svetlitsa/domain/identity/user-group'
import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { checkout } from '../../schema/order.table.ts'
import { findLinkedCheckout } from './payment-link.queries.ts'

export type CheckoutRow = typeof checkout.$inferSelect

/** How long the address of a checkout shows it, masked, to whoever has nothing but the address. */
const LINK_DAYS = 30
const DAY_MS = 86_400_000

/**
 * A checkout that the session may change: it made it, or belongs to its customer, or confirmed its
 * phone. Whoever only has the link is refused (checkout.masked), and once the link has expired
 * learns no more than of a guid that does not exist.
 */
export async function findWritableCheckout(
  { session, now }: Pick<Context, 'session' | 'now'>,
  db: Db,
  guid: string,
): Promise<CheckoutRow | Refusal<'not_found' | 'not_owner'>> {
  const [row] = await db.select().from(checkout).where(eq(checkout.guid, guid))
  if (!row) return refuse('not_found')
  if (canEditCheckout(row, session)) return row
  return refuse(isLinkExpired(row, now) ? 'not_found' : 'not_owner')
}

/**
 * A checkout and whether the reader sees it masked: whoever may change it sees all of it, as do the
 * call centre and groups 1 and 26; a seller reads the orders of the own store in the retail cabinet.
 * Null for others once its link has expired.
 */
export async function findReadableCheckout(
  { session, now }: Pick<Context, 'session' | 'now'>,
  db: Db,
  guid: string,
): Promise<{ checkout: CheckoutRow; isMasked: boolean } | null> {
  const [row] = await db.select().from(checkout).where(eq(checkout.guid, guid))
  if (!row) return null
  const seesAll = canEditCheckout(row, session) || canSeeAllOrders(session?.groups ?? [])
  return isLinkExpired(row, now) && !seesAll ? null : { checkout: row, isMasked: !seesAll }
}

function isLinkExpired({ createdAt }: CheckoutRow, now: Date): boolean {
  return now.getTime() > createdAt.getTime() + LINK_DAYS * DAY_MS
}

/**
 * A checkout for whoever may read it, or has a payment link of it: the link shows it, masked, as long as
 * it is valid itself, also once the address of the checkout alone shows nothing any more
 * (checkout.masked).
 */
export async function findShownCheckout(
  context: Pick<Context, 'session' | 'now' | 'db'>,
  guid: string,
  code: string | undefined,
): Promise<{ checkout: CheckoutRow; isMasked: boolean } | null> {
  const { db } = context
  const readable = await findReadableCheckout(context, db, guid)
  if (readable || code === undefined) return readable
  const linked = await findLinkedCheckout(db, code)
  return linked?.checkout.guid === guid ? { checkout: linked.checkout, isMasked: true } : null
}
