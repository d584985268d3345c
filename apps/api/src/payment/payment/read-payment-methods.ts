import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/payment/contract'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import type { PaymentGroup } from '@svetlitsa/domain/payment/payment-group'
import { paymentMethodTexts } from '@svetlitsa/i18n/payment-method/payment-method-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { findReadableCheckout } from '../../order/access/find-accessible-checkout.ts'
import { findLinkedCheckout } from '../../order/access/payment-link.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { listGroupMethods } from '../provider/payment-method.ts'
import { calculateFirstPart, getPrepaymentPercent } from './lock-payable-checkout.ts'
import { listPayableGroups } from './payable-groups.ts'
import { findDueOrders } from './payment.queries.ts'
import { describeMissing, findMissingChoice, getChoiceFlags } from './payment-flags.ts'
import { canPayOnReceipt } from './placement/place-on-receipt.ts'
import { findPlacement } from './placement/placement.queries.ts'

/** The ways to pay that are refused to whoever only has a link. */
const buyerGroups: readonly PaymentGroup[] = ['bill', 'certificate']

/**
 * What the payment screen offers for a checkout: its methods, what is due, the prepayment, and what
 * is still missing before it can be paid (payment.flags).
 */
export async function readPaymentMethods(
  context: Context,
  { basketGroup, percent, code }: ParsedInput<typeof contract.getPaymentMethods>,
) {
  const { db, services, language, now } = context
  const linked = code === undefined ? null : await findLinkedCheckout(db, code)
  const hasLink = linked?.checkout.guid === basketGroup
  const checkout = hasLink
    ? linked.checkout
    : (await findReadableCheckout(context, db, basketGroup))?.checkout
  const region = checkout && services.regions.find(checkout.regionId)
  if (!checkout || !region) return refuse('not_found')
  const orders = await findDueOrders(db, basketGroup, { lock: false })
  const open = orders.filter((order) => order.state !== 'cancelled')
  const linkPercent = hasLink ? linked.percent : null
  const pagePercent = linkPercent ?? percent ?? null
  const source = { region, pagePercent, isTrusted: linkPercent !== null }
  const minPrepaymentPercent = Math.max(
    0,
    ...open.map((order) => getPrepaymentPercent(order, source)),
  )
  const due = open.reduce((sum, order) => sum + order.due, 0)
  const firstPart = calculateFirstPart(open, source)
  const amount = hasLink ? linked.amount : null
  const missing = findMissingChoice(open, toLocalTime(now, region.timeZone).day)
  const isPartEnough = pagePercent === null || pagePercent >= minPrepaymentPercent
  const numbers = open.map(({ number }) => number)
  const groups = listPayableGroups(services, region, numbers)
  // A link pays at a provider; it places no order, and a bill or a certificate asks for its buyer
  // (payment.pay-code).
  const offered = hasLink ? groups.filter((group) => !buyerGroups.includes(group)) : groups
  const onReceipt = !hasLink && canPayOnReceipt(services, open) ? (['onReceipt'] as const) : []
  return {
    methods: [...offered, ...onReceipt].flatMap((type) =>
      listGroupMethods(type, language, region.kz),
    ),
    showMsg:
      describeMissing(missing, language) ??
      (isPartEnough ? null : describeMinimum(minPrepaymentPercent, language)),
    flags: { ...getChoiceFlags(missing), prepayment: isPartEnough },
    sum: open.reduce((sum, order) => sum + order.total, 0),
    paid: open.reduce((sum, order) => sum + order.credited, 0),
    due,
    minPrepaymentPercent,
    asked: amount === null ? null : Math.min(amount, due),
    prepayment: firstPart !== null && firstPart > 0 && firstPart < due ? firstPart : null,
    placement: await findPlacement(db, basketGroup),
    currency: { sign: region.currency.sign, code: checkout.currencyCode },
  }
}

function describeMinimum(percent: number, language: Context['language']): string {
  return getTranslator(paymentMethodTexts, language)('prepaymentLow', { percent })
}
