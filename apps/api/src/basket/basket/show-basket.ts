import {
  type BasketChange,
  type BasketState,
  listBasketChanges,
} from '@svetlitsa/domain/basket/list-basket-changes'
import { getMaximumQuantity } from '@svetlitsa/domain/quantity/get-maximum-quantity'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { lockBasket, saveShownLine, touchBasket } from './basket.queries.ts'
import { recordView } from './basket-view.queries.ts'
import {
  type Basket,
  EMPTY_BASKET,
  type LoadedBasket,
  type LoadedLine,
  loadBasket,
} from './load-basket.ts'
import { getLinePieces } from './order-limits.ts'

export interface ShownBasket {
  basket: Basket
  /** What differs from the basket that was shown before. */
  changes: BasketChange[]
  /** Null before the shopper has a basket. */
  basketId: number | null
  state: BasketState
}

const NOTHING: ShownBasket = {
  basket: EMPTY_BASKET,
  changes: [],
  basketId: null,
  state: { lines: [], discount: 0, bonus: 0 },
}

/**
 * The basket for the shopper. Where prices, stock, reductions or delivery differ from what was shown
 * before, that is recorded and the version rises: an order of the earlier version is refused
 * (order.price-changed, basket.versions). The version is recorded as seen by the session.
 *
 * @param drop removes a coupon that was refused, and the pieces above the limit, once told.
 */
export async function showBasket(
  context: Context,
  drop: { coupon?: boolean; excess?: boolean } = {},
): Promise<ShownBasket> {
  const shown = await readShownBasket(context, drop)
  const { basketId, basket, state } = shown
  if (basketId !== null && context.session) {
    const { version } = basket
    await recordView(context.db, { basketId, sessionId: context.session.id, version, state })
  }
  return shown
}

async function readShownBasket(
  context: Context,
  drop: { coupon?: boolean; excess?: boolean },
): Promise<ShownBasket> {
  const loaded = await loadBasket(context)
  if (!loaded) return NOTHING
  const { row, view } = loaded
  const isFirst = row.shownDelivery === null && loaded.delivery !== null
  const isDropping =
    (drop.coupon && loaded.row.coupon !== null) || (drop.excess && hasExcess(context, loaded))
  if (!isDropping && !isFirst && listShownChanges(loaded).length === 0)
    return { basket: view, changes: [], basketId: row.id, state: toCurrentState(loaded) }
  return context.db.transaction(async (tx) => {
    await lockBasket(context, tx)
    const before = await loadLockedBasket(context, tx)
    await recordLines(context, tx, before, drop)
    if (drop.coupon) await touchBasket(tx, before.row.id, { coupon: null, couponPhone: null })
    const after = await loadLockedBasket(context, tx)
    const current = toCurrentState(after)
    const { id: basketId, version } = after.row
    await touchBasket(tx, basketId, {
      shownDiscount: current.discount,
      shownBonus: current.bonus,
      shownDelivery: after.delivery,
    })
    return {
      basket: { ...after.view, version: version + 1 },
      changes: listBasketChanges(toShownState(before), current),
      basketId,
      state: current,
    }
  })
}

type PricedLines = Pick<LoadedBasket, 'row' | 'lines' | 'totals'> &
  Partial<Pick<LoadedBasket, 'delivery'>>

async function loadLockedBasket(context: Context, tx: Db): Promise<LoadedBasket> {
  const loaded = await loadBasket(context, tx)
  if (!loaded) throw new Error('the basket that was just locked does not exist')
  return loaded
}

/** What changed since the basket was last shown to the shopper. */
export function listShownChanges(loaded: PricedLines): BasketChange[] {
  return listBasketChanges(toShownState(loaded), toCurrentState(loaded))
}

/** The price of a line that the shopper has seen last. */
export function getShownPrice({ line, offer }: LoadedLine): number {
  return line.shownPrice ?? line.seenPrice ?? offer.price
}

/** How much of a line can be bought now. */
function getAvailable({ line, offer, canBeBought }: LoadedLine): number {
  return canBeBought ? Math.min(line.quantity, offer.remains) : 0
}

function toCurrentState(loaded: PricedLines): BasketState {
  const lines = loaded.lines.map((one) => ({
    ...identify(one),
    price: one.offer.price,
    available: getAvailable(one),
  }))
  const { coupon: discount, bonus } = loaded.totals.sums
  return { lines, discount, bonus, delivery: loaded.delivery ?? null }
}

function toShownState(loaded: PricedLines): BasketState {
  const lines = loaded.lines.map((one) => ({
    ...identify(one),
    price: getShownPrice(one),
    available: one.line.shownQuantity ?? one.line.quantity,
  }))
  const { shownDiscount: discount, shownBonus: bonus, shownDelivery: delivery } = loaded.row
  return { lines, discount, bonus, delivery }
}

function identify({ line, offer }: LoadedLine) {
  const { offerId, kitId, quantity } = line
  return { offerId, kitId, name: offer.name, quantity }
}

/** The pieces of a line that its buyer may order. */
function getAllowed({ services, session }: Context, { line, offer }: LoadedLine): number {
  const maximum = getLinePieces(services.env, session?.groups ?? [])
  return Math.min(line.quantity, getMaximumQuantity({ ...offer, maximum }))
}

function hasExcess(context: Context, { lines }: LoadedBasket): boolean {
  return lines.some((one) => getAllowed(context, one) < one.line.quantity)
}

async function recordLines(
  context: Context,
  tx: Db,
  { lines }: LoadedBasket,
  drop: { excess?: boolean },
): Promise<void> {
  for (const one of lines) {
    const { line, offer } = one
    const quantity = drop.excess ? getAllowed(context, one) : line.quantity
    const shownQuantity = Math.min(quantity, getAvailable(one))
    await saveShownLine(tx, line.id, { quantity, shownPrice: offer.price, shownQuantity })
  }
}
