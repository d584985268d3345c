import { type BasketState, listBasketChanges } from '@svetlitsa/domain/basket/list-basket-changes'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { BasketRow } from './basket.queries.ts'
import { findAnsweredVersion, findLatestSnapshot, findSnapshot } from './basket-snapshot.queries.ts'
import type { LoadedLine } from './load-basket.ts'
import { type RefreshedBasket, refreshBasketSnapshot } from './refresh-basket-snapshot.ts'

const HEADER = 'basket-version'
const MAX_VERSION = 2_147_483_647

/**
 * The version of the basket that the visitor saw, from the header `Basket-Version`; null without it.
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

/** The version that was last answered to the session; null when nothing was answered yet. */
export async function findSnapshotVersion(
  { session }: Pick<Shopper, 'session'>,
  db: Db,
  { id: basketId }: Pick<BasketRow, 'id'>,
): Promise<number | null> {
  return session && findAnsweredVersion(db, { basketId, sessionId: session.id })
}

/** The last snapshot of a basket before its order. */
export interface BasketSnapshot {
  /** Null when nothing was answered yet. */
  version: number | null
  lines: BasketState['lines']
  /** The reductions that were shown with the current version. */
  discount: number
  bonus: number
}

/** @param named the version that the request acts on; null where the one answered last counts. */
export async function findBasketSnapshot(
  { session }: Pick<Shopper, 'session'>,
  db: Db,
  row: BasketRow,
  named: number | null,
): Promise<BasketSnapshot> {
  const snapshot = await findLatestSnapshot(db, { basketId: row.id, sessionId: session?.id ?? 0 })
  const isOwn = snapshot?.sessionId === session?.id
  const answered = isOwn
    ? (snapshot?.version ?? null)
    : await findSnapshotVersion({ session }, db, row)
  const { discount = 0, bonus = 0 } = (snapshot?.version === row.version && snapshot.state) || {}
  return { version: named ?? answered, lines: snapshot?.state.lines ?? [], discount, bonus }
}

/** The price of a line that the shopper saw last. */
export function getSnapshotPrice({ line, offer }: LoadedLine, { lines }: BasketSnapshot): number {
  const seen = lines.find(({ offerId }) => offerId === line.offerId)
  return seen?.price ?? line.seenPrice ?? offer.price
}

/** Whether a line was shown as one that cannot be bought. */
export function wasSoldOut({ line }: LoadedLine, { lines }: BasketSnapshot): boolean {
  return lines.some(({ offerId, available }) => offerId === line.offerId && available === 0)
}

/** The refusal of a stale change, with the fresh basket and what changed since the version seen. */
export async function buildStaleRefusal(
  context: Context,
  snapshotVersion: number | null,
): Promise<Refusal<'basket_changed'>> {
  const shown = await refreshBasketSnapshot(context, context.db)
  const changes = await listChangesSince(context.db, snapshotVersion, shown)
  return refuse('basket_changed', { details: { basket: shown.basket, changes } })
}

/** What differs from the version that the shopper saw, or from what was shown last. */
export async function listChangesSince(
  db: Db,
  version: number | null,
  { basketId, state, changes }: RefreshedBasket,
): Promise<RefreshedBasket['changes']> {
  if (version === null || basketId === null) return changes
  const seen = await findSnapshot(db, { basketId, version })
  return seen ? listBasketChanges(seen, state) : changes
}
