import type { LineTotals } from '@svetlitsa/domain/total/line-totals'
import { type LoadedBasket, listOrderableLines } from '../../basket/basket/load-basket.ts'
import { type PlannedOrder, planOrders } from '../../order/order/plan-orders.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import type { DeliveryLoad } from '../../supply/delivery/delivery.queries.ts'
import { findOfferWeights } from '../../supply/offer/sellable-offer.queries.ts'
import { type Allotment, allocateStock, type FreeStock } from '../../supply/stock/allocate-stock.ts'
import { findFreeStock } from '../../supply/stock/stock.queries.ts'

/**
 * What the orders of a basket would weigh and cost, planned by the rules that make them but without
 * reserving anything. Goods that sold out meanwhile are planned as far as there are any.
 */
export async function planDeliveries(
  db: Db,
  region: Region,
  basket: LoadedBasket,
): Promise<DeliveryLoad[]> {
  const lines = listOrderableLines(basket)
  const wanted = lines.map(({ line }) => line)
  const offerIds = wanted.map(({ offerId }) => offerId)
  const free = await findFreeStock(db, region.id, offerIds)
  const weights = await findOfferWeights(db, offerIds)
  const plans = planOrders(allocate(wanted, free), lines, basket.totals)
  return plans.map((plan) => toLoad(plan, weights))
}

function allocate(
  wanted: readonly { offerId: number; quantity: number }[],
  free: readonly FreeStock[],
): Allotment[] {
  const allocation = allocateStock(wanted, free)
  if (allocation.ok) return allocation.allotments
  const { offerId, available } = allocation
  const left = wanted
    .map((one) => (one.offerId === offerId ? { offerId, quantity: available } : one))
    .filter(({ quantity }) => quantity > 0)
  return allocate(left, free)
}

/** What a planned order weighs and costs. */
export function toLoad(
  { placeId, lines }: PlannedOrder,
  weights: ReadonlyMap<number, number>,
): DeliveryLoad {
  const sum = (calculate: (line: PlannedOrder['lines'][number]) => number) =>
    lines.reduce((total, line) => total + calculate(line), 0)
  return {
    // One order is planned for each place.
    id: placeId,
    parentId: null,
    state: 'new',
    placeId,
    goodsSum: sum(({ totals }) => totals.goods - totals.discount),
    couponDiscount: sum(({ totals }) => totals.coupon),
    weightKg: sum(({ offer, quantity }) => (weights.get(offer.offerId) ?? 0) * quantity),
    assemblySum: sum(({ offer, totals }) => (offer.needsAssembly ? sumBeforeBonus(totals) : 0)),
  }
}

/** Assembly is priced by what the goods cost before bonuses. */
function sumBeforeBonus({ sum, bonus }: LineTotals): number {
  return sum + bonus
}
