import { countPieces } from '@svetlitsa/domain/basket/basket-line'
import { isPhoneConfirmed } from '@svetlitsa/domain/checkout/checkout-access'
import { getMaximumQuantity } from '@svetlitsa/domain/quantity/selling-terms'
import type { BasketRow } from '../../basket/basket/basket.queries.ts'
import {
  findSeenBasket,
  getSeenPrice,
  type SeenBasket,
  wasSeenSoldOut,
} from '../../basket/basket/basket-version.ts'
import { type LoadedLine, type LoadedLines, loadLines } from '../../basket/basket/load-basket.ts'
import { getLinePieces } from '../../basket/basket/order-limits.ts'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Allotment, allocateStock } from '../../supply/stock/allocate-stock.ts'
import { lockFreeStock } from '../../supply/stock/stock.queries.ts'
import type { Contacts } from '../buyer/check-contacts.ts'
import { registerBuyer } from '../buyer/register-buyer.ts'
import { limitUnverifiedOrders } from '../limit/limit-unverified-orders.ts'

/** Who orders, and from where. */
export interface Buyer extends Shopper {
  readonly address: string
  readonly idempotencyKey: string | null
}

export interface OrderRequest {
  contacts: Contacts
  operatorId: string | null
  noCall: boolean
  /** Offers to order; null for the checked lines of the basket. */
  offerIds: readonly number[] | null
  /** The version that the shopper saw; null where the one seen last counts. */
  basketVersion: number | null
}

/** The goods of a locked basket that an order takes, with their stock locked. */
export interface ClaimedGoods {
  row: BasketRow
  seen: SeenBasket
  lines: LoadedLine[]
  /** Which place supplies how much of them. */
  allotments: Allotment[]
  /** Whether the buyer is verified. */
  isVerified: boolean
  /** The account that the orders belong to, and whether the buyer has none yet. */
  account: Awaited<ReturnType<typeof registerBuyer>>
}

export type ClaimRefusal = Refusal<
  | 'out_of_stock'
  | 'basket_changed'
  | 'basket_empty'
  | 'captcha_needed'
  | 'orders_limited'
  | 'order_too_large'
>

/**
 * Loads a locked basket once, chooses the lines of an order, limits unverified buyers, registers the
 * buyer, and locks and allocates the stock. Nothing is reserved yet.
 */
export async function claimGoods(
  buyer: Buyer,
  tx: Db,
  row: BasketRow,
  { contacts, offerIds, basketVersion }: OrderRequest,
): Promise<ClaimedGoods | ClaimRefusal> {
  const { session, services, region, address } = buyer
  if (!session) throw new Error('an order is made in a session')
  const loaded = await loadLines(buyer, tx, row)
  const seen = await findSeenBasket(buyer, tx, row, basketVersion)
  const maximum = getLinePieces(services.env, session.groups)
  const lines = chooseLines(loaded, { offerIds, seen, maximum })
  if (lines instanceof Refusal) return lines
  const isVerified =
    session.userId !== null || isPhoneConfirmed(contacts.phone, session.confirmedPhone)
  if (!isVerified) {
    const refusal = await limitUnverifiedOrders(buyer, tx, {
      phone: contacts.phone,
      address,
      sessionId: session.id,
      pieces: countPieces(lines.map(toPieces)).totalQuantity,
    })
    if (refusal) return refusal
  }
  const account = await registerBuyer(buyer, tx, contacts)
  const free = await lockFreeStock(
    tx,
    region.id,
    lines.map(({ line }) => line.offerId),
  )
  const allocation = allocateStock(
    lines.map(({ line }) => line),
    free,
  )
  if (!allocation.ok) return refuseOutOfStock(lines, allocation.offerId, allocation.available)
  return { row, seen, lines, allotments: allocation.allotments, isVerified, account }
}

interface OrderChoice {
  /** Offers to order; null for the checked lines of the basket. */
  offerIds: readonly number[] | null
  /** What the shopper saw of the basket. */
  seen: SeenBasket
  /** The most pieces of a line for this buyer; null without a limit. */
  maximum: number | null
}

/**
 * The lines of an order, or why the shopper must look at the basket first: a line sold out, or
 * something is not as it was seen (order.price-changed). A sold out line is left out only once the
 * shopper has been told and can order others.
 */
function chooseLines(
  { row, lines }: LoadedLines,
  { offerIds, seen, maximum }: OrderChoice,
): LoadedLine[] | Refusal<'out_of_stock' | 'basket_changed' | 'basket_empty'> {
  const isStale = seen.version !== null && seen.version !== row.version
  const wanted = lines.filter(({ line }) =>
    offerIds ? offerIds.includes(line.offerId) : line.isChecked,
  )
  if (wanted.length === 0) return isStale ? refuse('basket_changed') : refuse('basket_empty')
  const available = wanted.filter(({ canBeBought }) => canBeBought)
  const missing = wanted.filter(({ canBeBought }) => !canBeBought)
  const [firstMissing] = missing
  const mayLeaveOut =
    available.length > 0 &&
    !isStale &&
    offerIds === null &&
    missing.every((one) => wasSeenSoldOut(one, seen))
  if (firstMissing && !mayLeaveOut) return refuseOutOfStock(missing, firstMissing.line.offerId, 0)
  const isAsSeen = available.every(
    (one) =>
      one.offer.price <= getSeenPrice(one, seen) &&
      one.line.quantity <= getMaximumQuantity({ ...one.offer, maximum }),
  )
  return isStale || !isAsSeen ? refuse('basket_changed') : available
}

/** @param left how much of the offer can still be bought. */
export function refuseOutOfStock(
  lines: readonly LoadedLine[],
  offerId: number,
  left: number,
): Refusal<'out_of_stock'> {
  const name = lines.find(({ offer }) => offer.offerId === offerId)?.offer.name ?? ''
  return refuse('out_of_stock', { values: { name, left } })
}

function toPieces({ line, offer }: LoadedLine) {
  return { quantity: line.quantity, byMetre: offer.byMetre, checked: true }
}
