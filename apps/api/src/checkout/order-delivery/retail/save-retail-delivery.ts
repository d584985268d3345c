import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-order/contract'
import { lockRetailOrder } from '../../../order/access/retail-order.queries.ts'
import { findOrderMoney } from '../../../payment/payment/ledger/order-money.queries.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { findChosenDeliveries } from '../../../supply/delivery/delivery.queries.ts'
import { lockDraftOfOrders } from '../../draft/checkout-draft.queries.ts'
import { saveDelivery } from '../save-delivery.ts'
import { completeDelivery } from './complete-delivery.ts'

/**
 * Saves the delivery that staff choose for an order they may see, paid or not. What they leave out
 * stays as it is. A dearer one leaves a rest to be paid; one that would leave money without need is
 * refused.
 */
export async function saveRetailDelivery(
  context: Context,
  tx: Db,
  { orderGuid, ...delivery }: ParsedInput<typeof contract.setRetailDelivery>,
) {
  await lockDraftOfOrders(tx, { orderGuid })
  const order = await lockRetailOrder(context, tx, orderGuid)
  if (!order) return refuse('not_found')
  const { basketGroup, number: orderId } = order
  const [before = null] = await findChosenDeliveries(tx, [order.id])
  const completed = completeDelivery(delivery, before, order.assemblyState)
  const requested = { ...completed, basketGroup, orderId }
  const saved = await saveDelivery(context, tx, requested, 'staff')
  if (saved instanceof Refusal) return saved
  const { captured, refunded } = await findOrderMoney(tx, order.id)
  const excess = captured - refunded - saved.total
  return excess > 0 ? refuse('delivery_cheaper', { values: { sum: excess } }) : saved
}
