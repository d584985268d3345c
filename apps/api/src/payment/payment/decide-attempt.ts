import { canOfferSplit, type PaymentGroup } from '@svetlitsa/domain/payment/payment-group'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { prolongReservations } from '../../order/reservation/prolong-reservations.ts'
import type { Context, Language } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { findProvider } from '../provider/find-provider.ts'
import { getMethodGroup } from '../provider/payment-method.ts'
import type { PaymentProvider, ProviderStart } from '../provider/payment-provider.ts'
import {
  findPayableCheckout,
  type PaymentRequest,
  type PaymentRequestRefusal,
} from './find-payable-checkout.ts'
import { listPayableGroups } from './payable-groups.ts'
import { findOpenAttempt, insertAttempt, type PaymentRow } from './payment.queries.ts'

export interface RequestedPayment extends PaymentRequest {
  methodId: string
  group: PaymentGroup
}

export interface DecidedAttempt {
  provider: PaymentProvider
  attempt: PaymentRow
  /** Whether the attempt is for the requested method and sum. */
  isSameWay: boolean
  /** Whether it may be offered; otherwise it must be ended before another one is opened. */
  isOffered: boolean
  start: Pick<ProviderStart, 'description' | 'returnUrl' | 'allowsSplit' | 'noticeUrl'>
}

/**
 * The attempt by which a checkout is paid, decided under the checkout's lock: the open one if there
 * is one, otherwise a new one (payment.one-attempt).
 */
export async function decideAttempt(
  context: Context,
  tx: Db,
  requested: RequestedPayment,
): Promise<DecidedAttempt | Refusal<PaymentRequestRefusal | 'provider_off'>> {
  const { services, now } = context
  const payable = await findPayableCheckout(context, tx, requested)
  if (payable instanceof Refusal) return payable
  const { checkout, region, orders } = payable
  const provider = findProvider(services, requested.group)
  const numbers = orders.map(({ number }) => number)
  const isListed = listPayableGroups(services, region, numbers).includes(requested.group)
  if (!provider || !isListed || getMethodGroup(requested.methodId) !== requested.group) {
    return refuse('provider_off')
  }

  const wanted = {
    checkoutGuid: checkout.guid,
    provider: provider.name,
    method: requested.methodId,
    amount: requested.sum,
    currencyCode: checkout.currencyCode,
  }
  const attempt =
    (await findOpenAttempt(tx, checkout.guid)) ??
    (await insertAttempt(tx, wanted, provider.attemptMinutes))
  await prolongReservations(tx, attempt)
  const isSameWay = Object.entries(wanted).every(
    ([field, value]) => attempt[field as keyof typeof wanted] === value,
  )
  return {
    provider,
    attempt,
    isSameWay,
    isOffered: isSameWay && attempt.expiresAt > now,
    start: {
      description: describeOrders(checkout.language, numbers),
      returnUrl:
        services.env.PUBLIC_ORIGIN +
        (requested.code ? link.payCode(requested.code) : link.payment(checkout.guid)),
      allowsSplit: numbers.every((id) =>
        canOfferSplit({ id, splitAvailable: region.splitAvailable }),
      ),
      noticeUrl: `${services.env.PUBLIC_ORIGIN}/api_vue/payment/webhook/${provider.name}/`,
    },
  }
}

/** What the buyer reads at the provider, in the language of the order. */
function describeOrders(language: Language, numbers: readonly string[]): string {
  const t = getTranslator(checkoutTexts, language)
  return t('payment.orders', { count: numbers.length, numbers: numbers.join(', ') })
}
