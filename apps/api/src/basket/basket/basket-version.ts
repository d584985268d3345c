import { listBasketChanges } from '@svetlitsa/domain/basket/list-basket-changes'
import type { Context } from '../../platform/context/context.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type BasketRow, findBasket } from './basket.queries.ts'
import { findLastView, findViewState } from './basket-view.queries.ts'
import { type ShownBasket, showBasket } from './show-basket.ts'

const HEADER = 'basket-version'
const MAX_VERSION = 2_147_483_647

/**
 * The version of the basket that the shopper acts on: the one named by the header, otherwise the one
 * last answered to the session (basket.versions); null when nothing was answered yet. To be read
 * before the call itself shows the basket.
 */
export async function findSeenVersion(context: Context): Promise<number | null> {
  const { db, request, session } = context
  const header = request.headers[HEADER]
  if (header !== undefined) return parseVersion(header)
  const row = await findBasket(context)
  if (!session || !row) return null
  return findLastView(db, { basketId: row.id, sessionId: session.id })
}

function parseVersion(header: string | string[]): number {
  const version = typeof header === 'string' && /^\d{1,10}$/.test(header) ? Number(header) : -1
  if (version >= 0 && version <= MAX_VERSION) return version
  throw new HttpError(400, 'invalid', { fields: { 'Basket-Version': String(header) } })
}

/** Refuses a change of a locked basket that was made on an older version of it. */
export function refuseIfStale(
  { version }: Pick<BasketRow, 'version'>,
  seenVersion: number | null,
): Refusal<'basket_changed'> | null {
  return seenVersion === null || seenVersion === version ? null : refuse('basket_changed')
}

/** The refusal of a stale change, with the fresh basket and what changed since the version seen. */
export async function buildStaleRefusal(
  context: Context,
  seenVersion: number | null,
): Promise<Refusal<'basket_changed'>> {
  const shown = await showBasket(context)
  const changes = await listChangesSince(context, seenVersion, shown)
  return refuse('basket_changed', { details: { basket: shown.basket, changes } })
}

/** What differs from the version that the shopper saw, or from what was shown last. */
export async function listChangesSince(
  { db }: Context,
  version: number | null,
  { basketId, state, changes }: ShownBasket,
): Promise<ShownBasket['changes']> {
  if (version === null || basketId === null) return changes
  const seen = await findViewState(db, { basketId, version })
  return seen ? listBasketChanges(seen, state) : changes
}
