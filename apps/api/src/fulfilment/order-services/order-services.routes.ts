import * as contract from '@svetlitsa/api-client/order-services/contract'
import { endOpenAttempt } from '../../payment/payment/settle-payment.ts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listDeliveryDays, listPickupDays } from './list-service-days.ts'
import { loadServices } from './load-services.ts'
import { findOrderWithCheckout } from './order-services.queries.ts'
import { readServices } from './read-services.ts'
import { calculateServices, saveOrderServices } from './save-services.ts'

export const orderServicesRoutes = [
  handle(contract.getOrder, async (context, { orderGuid }) => {
    const loaded = await loadServices(context, context.db, orderGuid, { lock: false })
    return loaded instanceof Refusal ? loaded : readServices(context, loaded)
  }),

  handle(contract.getAvailableDeliveryDates, async (context, { orderGuid, storeId }) => {
    const loaded = await loadServices(context, context.db, orderGuid, { lock: false })
    if (loaded instanceof Refusal) return loaded
    const { db } = context
    return {
      delivery: await listDeliveryDays(context, db, loaded),
      pickup: await listPickupDays(context, db, loaded, storeId ?? loaded.before?.storeId),
    }
  }),

  handle(contract.calculationOfServiceList, async (context, input) => {
    if (!input.toSave) return calculateServices(context, context.db, input)
    const save = () => transact(context.db, (tx) => saveOrderServices(context, tx, input))
    const saved = await save()
    if (!(saved instanceof Refusal) || saved.reason !== 'payment_open') return saved
    // Its sum is no longer the one to pay; a choice that is refused leaves the attempt open.
    const found = await findOrderWithCheckout(context.db, input.orderGuid)
    const isEnded = found && (await endOpenAttempt(context.services, found.checkout.guid))
    return isEnded ? save() : saved
  }),
]
