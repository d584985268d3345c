import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/payment/contract'
import type { Context } from '../../../platform/context/context.ts'
import type { Services } from '../../../platform/services/services.ts'
import type { DueOrder } from '../payment.queries.ts'
import { placeWithoutCharge } from './place-without-charge.ts'

/**
 * Whether these orders may be paid to the courier or at the till: the shop's setting allows it, and
 * no carrier delivers them (payment.on-receipt).
 */
export function canPayOnReceipt(
  { env, shop }: Services,
  orders: readonly Pick<DueOrder, 'goesByTransport'>[],
): boolean {
  return (
    env.ON_RECEIPT &&
    shop.settings.payments.onReceipt &&
    orders.every(({ goesByTransport }) => !goesByTransport)
  )
}

/** Places orders that are paid on receipt: nothing is charged, staff enter the money later. */
export function placeOnReceipt(
  context: Context,
  requested: ParsedInput<typeof contract.startOnReceipt>,
) {
  return placeWithoutCharge(context, requested, {
    name: 'onReceipt',
    isOffered: ({ orders }) => canPayOnReceipt(context.services, orders),
    save: async () => ({ isPlaced: true as const }),
  })
}
