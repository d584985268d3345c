import { canOfferSplit, type PaymentGroup } from '@svetlitsa/domain/payment/payment-group'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { prolongReservations } from '../../order/reservation/hold-verified-goods.ts'
import type { Context, Language } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { findProvider } from '../provider/find-provider.ts'
import { getMethodGroup } from '../provider/payment-method.ts'
import {
  type PaymentProvider,
  ProviderError,
  type ProviderStart,
} from '../provider/payment-provider.ts'
import {
  lockPayableCheckout,
  type PaymentRequest,
  type PaymentRequestRefusal,
} from './lock-payable-checkout.ts'
import { listPayableGroups } from './payable-groups.ts'
import {
  findOpenAttempt,
  insertAttempt,
  type PaymentRow,
  prolongAttempt,
  saveStarted,
} from './payment.queries.ts'
import { settlePayment, tryToEndAttempt } from './settle-payment.ts'

type Reason =
  | 'not_found'
  | 'not_owner'
  | 'order_changed'
  | 'provider_off'
  | 'already_paid'
  | 'delivery_missing'
  | 'payment_open'
  | 'provider_failed'

/** Each round ends an attempt that another tab opened; a tab opens one and then stops. */
const MAX_ROUNDS = 20

interface StartedAnswer {
  paymentGuid: string
  url: string
  widget: { token: string; script: string } | null
  /** When the attempt expires. */
  expiresAt: string
}

/**
 * Opens a payment at the provider of a group. A checkout has one open attempt: the same way
 * continues it, another way ends it at its provider first or is refused while that cannot be done
 * (payment.one-attempt). Providers are called between the transactions.
 */
export async function startPayment(
  context: Context,
  requested: RequestedPayment,
): Promise<StartedAnswer | Refusal<Reason>> {
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const decided = await transact(context.db, (tx) => decideAttempt(context, tx, requested))
    if (decided instanceof Refusal) return decided
    const { attempt } = decided
    if (decided.canResume) {
      if (await isPending(context, attempt)) return openAttempt(context, decided)
      continue
    }
    if (await tryToEndAttempt(context.services, attempt)) continue
    const prolonged = decided.matchesRequest ? await prolongAttempt(context.db, attempt.guid) : null
    if (prolonged) {
      await prolongReservations(context.db, prolonged)
      return openAttempt(context, { ...decided, attempt: prolonged })
    }
    break
  }
  return refuse('payment_open')
}

/** Starts the attempt at its provider; a repeated start with its key returns the same payment. */
async function openAttempt(
  { db, log }: Context,
  { attempt, provider, start }: DecidedAttempt,
): Promise<StartedAnswer | Refusal<'payment_open' | 'provider_failed'>> {
  if (attempt.url) return toStartAnswer(attempt, provider, attempt.url)
  try {
    const { guid: idempotenceKey, amount, currencyCode } = attempt
    const opened = await provider.start({ ...start, idempotenceKey, amount, currencyCode })
    const saved = await saveStarted(db, attempt.guid, opened)
    return saved ? toStartAnswer(saved, provider, opened.url) : refuse('payment_open')
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.error({ err: error, payment: attempt.guid }, 'a payment could not be started')
    return refuse('provider_failed')
  }
}

/** Whether the attempt is still pending at the bank; a declined one is not continued. */
async function isPending({ services, log }: Context, attempt: PaymentRow): Promise<boolean> {
  try {
    return await settlePayment(services, attempt)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ err: error, payment: attempt.guid }, 'the status of a payment could not be checked')
    return true
  }
}

function toStartAnswer(attempt: PaymentRow, provider: PaymentProvider, url: string): StartedAnswer {
  const { widgetScript: script } = provider
  const { guid, widgetToken: token, expiresAt } = attempt
  return {
    paymentGuid: guid,
    url,
    widget: token && script ? { token, script } : null,
    expiresAt: expiresAt.toISOString(),
  }
}

export interface RequestedPayment extends PaymentRequest {
  methodId: string
  group: PaymentGroup
}

interface DecidedAttempt {
  provider: PaymentProvider
  attempt: PaymentRow
  /** Whether the attempt is for the requested method and sum. */
  matchesRequest: boolean
  /** Whether the attempt can continue; otherwise it must end before another one is opened. */
  canResume: boolean
  start: Pick<ProviderStart, 'description' | 'returnUrl' | 'allowsSplit' | 'noticeUrl'>
}

/**
 * The attempt by which a checkout is paid, decided under the checkout's lock: the open one if there
 * is one, otherwise a new one (payment.one-attempt).
 */
async function decideAttempt(
  context: Context,
  tx: Db,
  requested: RequestedPayment,
): Promise<DecidedAttempt | Refusal<PaymentRequestRefusal | 'provider_off'>> {
  const { services, now } = context
  const payable = await lockPayableCheckout(context, tx, requested)
  if (payable instanceof Refusal) return payable
  const { checkout, region, orders } = payable
  const provider = findProvider(services, requested.group)
  const numbers = orders.map(({ number }) => number)
  const isListed = listPayableGroups(services, region, numbers).includes(requested.group)
  if (!provider || !isListed || getMethodGroup(requested.methodId) !== requested.group) {
    return refuse('provider_off')
  }

  const wanted = {
    basketGroup: checkout.guid,
    provider: provider.name,
    method: requested.methodId,
    amount: requested.sum,
    currencyCode: checkout.currencyCode,
  }
  const attempt =
    (await findOpenAttempt(tx, checkout.guid)) ??
    (await insertAttempt(tx, wanted, provider.attemptMinutes))
  await prolongReservations(tx, attempt)
  const matchesRequest = Object.entries(wanted).every(
    ([field, value]) => attempt[field as keyof typeof wanted] === value,
  )
  return {
    provider,
    attempt,
    matchesRequest,
    canResume: matchesRequest && attempt.expiresAt > now,
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
