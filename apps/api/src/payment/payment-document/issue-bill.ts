import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/payment-document/contract'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { findWrongRequisites } from '@svetlitsa/domain/payment/requisites'
import { link } from '@svetlitsa/domain/route/site-map'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { createMessageLink } from '../../order/access/create-message-link.ts'
import type { Context } from '../../platform/context/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { queueMessage } from '../../shop/message/queue-message.ts'
import { canIssueBill } from '../../shop/shop-settings/seller.ts'
import { placeWithoutCharge } from '../payment/placement/place-without-charge.ts'
import { insertBill } from './payment-document.queries.ts'

type BillRequest = ParsedInput<typeof contract.startBill>

/**
 * Issues a bill to a company and places its orders (payment.marks-ordered). The bill itself is a
 * document; its buyer gets the link to it by e-mail, so that an address is needed.
 */
export async function issueBill(context: Context, requested: BillRequest) {
  const { contragent, paymentAccount: account, email } = requested
  const { fields: texts } = problemTexts[context.language]
  const wrong = findWrongRequisites(contragent, account).map((field) => [field, texts.wrong])
  if (!isEmail(email)) wrong.push(['email', texts.email])
  if (wrong.length > 0) return refuse('invalid', { fields: Object.fromEntries(wrong) })
  const { services } = context
  return placeWithoutCharge(context, requested, {
    name: 'bill',
    isOffered: ({ checkout }) => canIssueBill(services, checkout.currencyCode),
    save: async (tx, { checkout, region }) => {
      const bill = await insertBill(tx, {
        basketGroup: checkout.guid,
        amount: requested.sum,
        currencyCode: checkout.currencyCode,
        email,
        contragent,
        account,
      })
      const number = String(bill.id)
      await queueMessage(tx, {
        purpose: 'bill',
        language: checkout.language,
        channel: 'email',
        recipient: email,
        values: {
          number,
          sum: formatPrice(bill.amount, { sign: region.currency.sign, convert: false }),
          url: await createMessageLink(services, tx, {
            basketGroup: checkout.guid,
            path: link.payment(checkout.guid),
          }),
        },
        dedupeKey: `bill:${number}`,
      })
      return { number, isPlaced: true as const }
    },
  })
}
