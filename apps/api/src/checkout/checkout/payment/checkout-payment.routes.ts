import * as contract from '@svetlitsa/api-client/checkout-order/contract'
import { findWrongRequisites } from '@svetlitsa/domain/payment/requisites'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { readPaymentMethods } from '../../../payment/payment/read-payment-methods.ts'
import { handle } from '../../../platform/http/handle.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { changeCheckout } from '../change-checkout.ts'
import { findEarlierPayment, payCheckoutByCertificate } from './pay-checkout-by-certificate.ts'

export const checkoutPaymentRoutes = [
  handle(contract.chooseCheckoutPayment, (context, { id, paymentId }) =>
    changeCheckout(context, id, async (tx, { ordered }) => {
      if (!ordered) return refuse('order_missing')
      const payable = await readPaymentMethods(
        { ...context, db: tx },
        { basketGroup: ordered.guid },
      )
      const methods = payable instanceof Refusal ? [] : payable.methods
      const isOffered = methods.some((method) => method.id === paymentId)
      return isOffered ? { paymentId } : refuse('method_unknown')
    }),
  ),

  handle(contract.saveCurrentAccount, (context, { id, ...payer }) => {
    const { fields: texts } = problemTexts[context.language]
    const wrong = findWrongRequisites(payer.contragent, payer.paymentAccount).map((field) => [
      field,
      texts.wrong,
    ])
    if (!isEmail(payer.email)) wrong.push(['email', texts.email])
    return changeCheckout(context, id, async (_tx, { ordered }) => {
      if (!ordered) return refuse('order_missing')
      return wrong.length > 0 ? refuse('invalid', { fields: Object.fromEntries(wrong) }) : { payer }
    })
  }),

  handle(contract.payCheckoutCertificate, payCheckoutByCertificate, findEarlierPayment),
]
