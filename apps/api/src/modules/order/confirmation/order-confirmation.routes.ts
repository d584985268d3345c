import * as contract from '@svetlitsa/api-client/order-confirmation/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { transact } from '../../../platform/database/transact.ts'
import { handle } from '../../../platform/http/handle.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { queueMessage } from '../../message/queue-message.ts'
import { findWritableCheckout } from '../checkout-access.queries.ts'
import { stepOrders } from '../state/step-orders.ts'
import { findConfirmation, giveToCustomer, saveConfirmed } from './order-confirmation.queries.ts'

export const orderConfirmationRoutes = [
  handle(contract.getOrderConfirmation, async ({ db }, { guid }) => {
    const found = await findConfirmation(db, guid, { lock: false })
    if (!found) return refuse('not_found')
    const { isConfirmed, orders } = found
    return { basketGroup: guid, isConfirmed, isOpen: orders.some(({ state }) => state === 'new') }
  }),

  handle(contract.confirmOrder, async ({ db, services, session }, { guid }) =>
    transact(db, async (tx) => {
      const found = await findConfirmation(tx, guid, { lock: true })
      if (!found) return refuse('not_found')
      const waiting = found.orders.filter(({ state }) => state === 'new')
      if (!found.isConfirmed && waiting.length === 0) return refuse('changed_meanwhile')
      const cause = { actor: 'customer', userId: session?.userId ?? null } as const
      const steps = { checkoutGuid: guid, orders: waiting, toState: 'confirmed', cause } as const
      await stepOrders(services, tx, steps)
      await saveConfirmed(tx, guid)
      return { basketGroup: guid, isConfirmed: true as const }
    }),
  ),

  handle(contract.handOverOrder, async (context, { basketGroup }) => {
    const operatorId = context.session?.userId
    if (!operatorId) return refuse('not_found')
    const url = context.services.env.PUBLIC_ORIGIN + link.orderConfirm(basketGroup)
    return transact(context.db, async (tx) => {
      const checkout = await findWritableCheckout(context, tx, basketGroup)
      if (checkout instanceof Refusal) return refuse('not_found')
      if (!(await giveToCustomer(tx, basketGroup, operatorId))) return { url }
      const { language, phone, email } = checkout
      const cause = {
        purpose: 'confirmOrder' as const,
        language,
        values: { url },
        dedupeKey: `checkout:${basketGroup}:confirm`,
      }
      await queueMessage(tx, { ...cause, channel: 'sms', recipient: phone })
      if (email) await queueMessage(tx, { ...cause, channel: 'email', recipient: email })
      return { url }
    })
  }),
]
