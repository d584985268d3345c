import { type BasketState, listBasketChanges } from '@svetlitsa/domain/basket/list-basket-changes'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { BasketRow } from './basket.queries.ts'
import { findLatestSnapshot, findLatestVersion, findSnapshot } from './basket-snapshot.queries.ts'
import type { LoadedLine } from './load-basket.ts'
import { type RefreshedBasket, refreshBasketSnapshot } from './refresh-basket-snapshot.ts'

const HEADER = 'basket-version'
const MAX_VERSION = 2_147_483_647

/**
 * The version of the basket that the shopper saw, from the header `Basket-Version`; null without it.
 *
 * @throws HttpError 400 for a header that is no version.
 */
export function readBasketVersion({ request }: Pick<Context, 'request'>): number | null {
  const header = request.headers[HEADER]
  if (header === undefined) return null
  const version = typeof header === 'string' && /^\d{1,10}$/.test(header) ? Number(header) : -1
  if (version >= 0 && version <= MAX_VERSION) return version
  throw new HttpError(400, 'invalid', { fields: { 'Basket-Version': String(header) } })
}

/** The version that the session saw last; null when it has seen none yet. */
export async function findSeenVersion(
  { session }: Pick<Shopper, 'session'>,
  db: Db,
  { id: basketId }: Pick<BasketRow, 'id'>,
): Promise<number | null> {
  return session && findLatestVersion(db, { basketId, sessionId: session.id })
}

/** What a shopper saw of a basket, with which its order is compared (order.price-changed). */
export interface SeenBasket {
  /** The version that the request names, else the one that the session saw last; null before any. */
  version: number | null
  /** The lines of the latest snapshot, whichever session saw it. */
  lines: BasketState['lines']
  /** The reductions of the latest snapshot; 0 unless that is of the current version. */
  discount: number
  bonus: number
}

/** @param named the version that the request acts on; null where the one seen last counts. */
export async function findSeenBasket(
  { session }: Pick<Shopper, 'session'>,
  db: Db,
  row: BasketRow,
  named: number | null,
): Promise<SeenBasket> {
  const snapshot = await findLatestSnapshot(db, { basketId: row.id, sessionId: session?.id ?? 0 })
  const isOwn = snapshot?.sessionId === session?.id
  const seen = isOwn ? (snapshot?.version ?? null) : await findSeenVersion({ session }, db, row)
  const { discount = 0, bonus = 0 } = (snapshot?.version === row.version && snapshot.state) || {}
  return { version: named ?? seen, lines: snapshot?.state.lines ?? [], discount, bonus }
}

/** The price of a line that the shopper saw last. */
export function getSeenPrice({ line, offer }: LoadedLine, { lines }: SeenBasket): number {
  const seen = lines.find(({ offerId }) => offerId === line.offerId)
  return seen?.price ?? line.seenPrice ?? offer.price
}

/** Whether a line was seen as one that cannot be bought. */
export function wasSeenSoldOut({ line }: LoadedLine, { lines }: SeenBasket): boolean {
  return lines.some(({ offerId, available }) => offerId === line.offerId && available === 0)
}

/** The refusal of a stale change, with the fresh basket and what changed since the version seen. */
export async function buildStaleRefusal(
  context: Context,
  seenVersion: number | null,
): Promise<Refusal<'basket_changed'>> {
  const refreshed = await refreshBasketSnapshot(context, context.db)
  const changes = await listChangesSince(context.db, seenVersion, refreshed)
  return refuse('basket_changed', { details: { basket: refreshed.basket, changes } })
}

/** What differs from the version that the shopper saw, or from what was seen last. */
export async function listChangesSince(
  db: Db,
  version: number | null,
  { basketId, state, changes }: RefreshedBasket,
): Promise<RefreshedBasket['changes']> {
  if (version === null || basketId === null) return changes
  const seen = await findSnapshot(db, { basketId, version })
  return seen ? listBasketChanges(seen, state) : changes
}
