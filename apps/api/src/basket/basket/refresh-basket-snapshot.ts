import {
  type BasketChange,
  type BasketState,
  listBasketChanges,
} from '@svetlitsa/domain/basket/list-basket-changes'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'
import { findTariffs } from '../../supply/delivery/delivery-terms.queries.ts'
import { getStartingPrice } from '../../supply/delivery/get-starting-price.ts'
import { findLatestSnapshot, raiseVersion, saveSnapshot } from './basket-snapshot.queries.ts'
import {
  type Basket,
  EMPTY_BASKET,
  type LoadedBasket,
  type LoadedLine,
  loadOwnBasket,
  selectOffers,
  viewBasket,
} from './load-basket.ts'

export interface RefreshedBasket {
  basket: Basket
  /** Null before the shopper has a basket. */
  basketId: number | null
  state: BasketState
  /** The differences from the last snapshot. */
  changes: BasketChange[]
}

const NOTHING: RefreshedBasket = {
  basket: EMPTY_BASKET,
  basketId: null,
  state: { lines: [], discount: 0, bonus: 0 },
  changes: [],
}

interface Selection {
  /**
   * Offers to return as checked. The snapshot always records the saved selection.
   */
  offerIds?: readonly number[] | undefined
}

/**
 * Returns the basket and saves its snapshot (basket.versions). If prices, stock, reductions or delivery
 * differ from the last snapshot, it increments the version: an order of an earlier version is refused
 * (order.price-changed). A snapshot that the session already has is not written again.
 */
export async function refreshBasketSnapshot(
  shopper: Shopper,
  db: Db,
  selection: Selection = {},
): Promise<RefreshedBasket> {
  const loaded = await loadOwnBasket(shopper, db)
  const { session } = shopper
  if (!loaded || !session) return NOTHING
  const { id: basketId, version } = loaded.row
  const state = await readState(shopper, db, loaded)
  const snapshot = { basketId, sessionId: session.id, version, state }
  const before = await findLatestSnapshot(db, snapshot)
  // A write came in between, so that what was read belongs to no version.
  if (before && before.version > version) return refreshBasketSnapshot(shopper, db, selection)
  const changes = before ? listBasketChanges(before.state, state) : []
  const refreshed = { basketId, state, changes }
  const { offerIds } = selection
  const view = (one: LoadedBasket) =>
    viewBasket(shopper, db, offerIds ? selectOffers(one, offerIds) : one)
  if (before?.version === version && isOutdated(before.state, state)) {
    const raised = await raiseVersion(db, snapshot)
    if (raised === null) return refreshBasketSnapshot(shopper, db, selection)
    const row = { ...loaded.row, version: raised }
    return { ...refreshed, basket: await view({ ...loaded, row }) }
  }
  const hasSnapshot = before?.version === version && before.sessionId === session.id
  if (!hasSnapshot) await saveSnapshot(db, snapshot)
  return { ...refreshed, basket: await view(loaded) }
}

/** Saves the snapshot that a write returns to the session, in the transaction of the write. */
export async function saveBasketSnapshot(
  shopper: Shopper,
  tx: Db,
  loaded: LoadedBasket,
): Promise<void> {
  const { id: basketId, version } = loaded.row
  const state = await readState(shopper, tx, loaded)
  await saveSnapshot(tx, { basketId, sessionId: shopper.session?.id ?? 0, version, state })
}

/** A price of delivery that became known is seen from then on; it is no change. */
function isOutdated(before: BasketState, state: BasketState): boolean {
  const isDeliveryNew = (before.delivery ?? null) === null && (state.delivery ?? null) !== null
  return isDeliveryNew || listBasketChanges(before, state).length > 0
}

async function readState(
  { region }: Pick<Shopper, 'region'>,
  db: Db,
  { lines, totals }: LoadedBasket,
): Promise<BasketState> {
  const { goods, discount: reduction, coupon: discount, bonus } = totals.sums
  return {
    lines: lines.map(toStateLine),
    discount,
    bonus,
    delivery: getStartingPrice(await findTariffs(db, region), goods - reduction - discount),
  }
}

function toStateLine({ line, offer, canBeBought }: LoadedLine) {
  const { offerId, quantity } = line
  const available = canBeBought ? Math.min(quantity, offer.remains) : 0
  return { offerId, name: offer.name, price: offer.price, quantity, available }
}
