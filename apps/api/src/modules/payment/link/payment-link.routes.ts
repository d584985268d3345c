import * as contract from '@svetlitsa/api-client/payment-link/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { transact } from '../../../platform/database/transact.ts'
import { handle } from '../../../platform/http/handle.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { queueMessage } from '../../message/queue-message.ts'
import { findStaffCheckout } from './linked-order.queries.ts'
import { insertPaymentLink } from './payment-link.queries.ts'

export const paymentLinkRoutes = [
  handle(contract.createPaymentLink, async (context, { orderGuid, percent, isSent }) =>
    transact(context.db, async (tx) => {
      const found = await findStaffCheckout(context, tx, orderGuid)
      if (!found) return refuse('not_found')
      const { code, expiresAt } = await insertPaymentLink(tx, {
        checkoutGuid: found.guid,
        percent: percent ?? null,
        createdBy: context.session?.userId ?? null,
      })
      const url = context.services.env.PUBLIC_ORIGIN + link.payCode(code)
      if (isSent) {
        const cause = {
          purpose: 'payLink' as const,
          language: found.language,
          values: { number: found.number, url },
          dedupeKey: `pay-link:${code}`,
          expiresAt,
        }
        await queueMessage(tx, { ...cause, channel: 'sms', recipient: found.phone })
        if (found.email) {
          await queueMessage(tx, { ...cause, channel: 'email', recipient: found.email })
        }
      }
      return { url, expiresAt: expiresAt.toISOString() }
    }),
  ),
]
