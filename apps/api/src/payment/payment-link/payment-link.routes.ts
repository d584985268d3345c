import * as contract from '@svetlitsa/api-client/payment-link/contract'
import { findLinkCheckout, withdrawLink } from '../../order/access/payment-link.queries.ts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { lockPaidCheckout } from '../payment/payment.queries.ts'
import { createPaymentLink } from './create-payment-link.ts'
import { seesCheckout } from './linked-order.queries.ts'

export const paymentLinkRoutes = [
  handle(contract.createPaymentLink, createPaymentLink),

  handle(contract.withdrawPaymentLink, async (context, { linkGuid }) =>
    transact(context.db, async (tx) => {
      const basketGroup = await findLinkCheckout(tx, linkGuid)
      if (!basketGroup || !(await seesCheckout(context, tx, basketGroup)))
        return refuse('not_found')
      await lockPaidCheckout(tx, basketGroup)
      const isWithdrawn = await withdrawLink(tx, linkGuid, context.session?.userId ?? null)
      return isWithdrawn ? { isWithdrawn } : refuse('changed_meanwhile')
    }),
  ),
]
