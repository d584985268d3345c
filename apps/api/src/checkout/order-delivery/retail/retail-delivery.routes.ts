import * as contract from '@svetlitsa/api-client/retail-order/contract'
import { findStaffOrder } from '../../../order/access/retail-order.queries.ts'
import { endOpenAttempt } from '../../../payment/payment/settle-payment.ts'
import { transact } from '../../../platform/database/transact.ts'
import { handle } from '../../../platform/http/handle.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import {
  findChosenDeliveries,
  findDeliverableOrders,
} from '../../../supply/delivery/delivery.queries.ts'
import { readDeliveryOptions } from '../../../supply/delivery/read-delivery-options.ts'
import { toChosen } from '../read-delivery.ts'
import { saveRetailDelivery } from './save-retail-delivery.ts'

export const retailDeliveryRoutes = [
  handle(contract.getRetailDelivery, async (context, { orderGuid }) => {
    const found = await findStaffOrder(context, orderGuid)
    const region = found && context.services.regions.find(found.regionId)
    if (!region) return refuse('not_found')
    const orders = await findDeliverableOrders(context.db, found.basketGroup, { lock: false })
    const order = orders.find(({ id }) => id === found.id)
    if (!order) return refuse('not_found')
    const [chosen = null] = await findChosenDeliveries(context.db, [order.id])
    const ownSlots = chosen?.slotId ? [chosen.slotId] : []
    return {
      options: await readDeliveryOptions(context, context.db, region, {
        loads: [order],
        orders,
        ownSlots,
      }),
      chosen: chosen && { ...toChosen(chosen, { isMasked: false }), slotId: chosen.slotId },
      assemblyState: order.assemblyState,
    }
  }),

  handle(contract.setRetailDelivery, async (context, input) => {
    const save = () => transact(context.db, (tx) => saveRetailDelivery(context, tx, input))
    const saved = await save()
    if (!(saved instanceof Refusal) || saved.reason !== 'payment_open') return saved
    // Its sum is no longer the one to pay; a delivery that is refused leaves the attempt open.
    const found = await findStaffOrder(context, input.orderGuid)
    const isEnded = found && (await endOpenAttempt(context.services, found.basketGroup))
    return isEnded ? save() : saved
  }),
]
