import { canEditCheckout } from '@svetlitsa/domain/checkout/checkout-access'
import { type DeliveryWay, listOfferedWays } from '@svetlitsa/domain/order-services/service-choice'
import { lockDraftOfOrders } from '../../checkout/draft/checkout-draft.queries.ts'
import {
  type CheckoutRow,
  findReadableCheckout,
} from '../../order/access/find-accessible-checkout.ts'
import { findOrderMoney } from '../../payment/payment/ledger/order-money.queries.ts'
import { lockPaidCheckout } from '../../payment/payment/payment.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import {
  findChosenDeliveries,
  findDeliverableOrders,
} from '../../supply/delivery/delivery.queries.ts'
import {
  findDeliveryTerms,
  findSupplier,
  type TariffRow,
} from '../../supply/delivery/delivery-terms.queries.ts'
import { deliversToAddress } from '../../supply/delivery/read-delivery-options.ts'
import { findOrderWithCheckout, findServiceSums } from './order-services.queries.ts'

export type AccessRefusal = Refusal<'not_found' | 'not_owner'>
export type LoadedServices = Exclude<Awaited<ReturnType<typeof loadServices>>, AccessRefusal>

/**
 * An order with its services and all that decides about them; locked with its draft and checkout, in
 * the order of everybody else, when they are about to be changed.
 */
export async function loadServices(
  context: Context,
  db: Db,
  orderGuid: string,
  { lock }: { lock: boolean },
) {
  const found = await findOwnOrder(context, db, orderGuid)
  if (found instanceof Refusal) return found
  const { checkout, orderId } = found
  if (lock) {
    await lockDraftOfOrders(db, { basketGroup: checkout.guid })
    await lockPaidCheckout(db, checkout.guid)
  }
  const orders = await findDeliverableOrders(db, checkout.guid, { lock })
  const order = orders.find(({ id }) => id === orderId)
  const region = context.services.regions.find(checkout.regionId)
  if (!order || !region) return refuse('not_found')
  const [before = null] = await findChosenDeliveries(db, [orderId])
  const terms = await findDeliveryTerms(db, region)
  const { tariffs, stores, warehouses } = terms
  const { captured, refunded } = await findOrderMoney(db, orderId)
  const pickup = stores.length > 0 ? tariffs.find(({ kind }) => kind === 'pickup') : undefined
  const address = findAddressTariff(tariffs, before)
  const isReady = order.state === 'ready'
  const chosen: DeliveryWay | null = before && (before.kind === 'pickup' ? 'pickup' : 'delivery')
  const regionWays: DeliveryWay[] = [
    ...(address ? (['delivery'] as const) : []),
    ...(pickup ? (['pickup'] as const) : []),
  ]
  return {
    orderGuid,
    checkout,
    region,
    order,
    orders,
    before,
    sums: await findServiceSums(db, orderId),
    paid: captured - refunded,
    terms,
    stores,
    supplier: findSupplier(warehouses, order.placeId),
    tariffs: { address, pickup },
    isReady,
    ways: listOfferedWays({ chosen, isReady }, regionWays),
  }
}

/**
 * Whoever made the order, its customer, or its phone once confirmed. A guest with nothing but the link
 * has to log in; nobody learns of another's order (lk.guest-order).
 */
async function findOwnOrder(
  context: Context,
  db: Db,
  orderGuid: string,
): Promise<{ orderId: number; checkout: CheckoutRow } | AccessRefusal> {
  const found = await findOrderWithCheckout(db, orderGuid)
  if (!found) return refuse('not_found')
  const { session } = context
  if (canEditCheckout(found.checkout, session)) return found
  if (session?.userId) return refuse('not_found')
  const isShown = await findReadableCheckout(context, db, found.checkout.guid)
  return refuse(isShown ? 'not_owner' : 'not_found')
}

/** How the order is brought already, else the courier, else whoever goes to an address. */
function findAddressTariff(
  tariffs: readonly TariffRow[],
  before: { tariffId: number } | null,
): TariffRow | undefined {
  const toAddress = tariffs.filter(deliversToAddress)
  return (
    toAddress.find(({ id }) => id === before?.tariffId) ??
    toAddress.find(({ kind }) => kind === 'courier') ??
    toAddress[0]
  )
}
