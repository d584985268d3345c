import { prolongReservations } from '../../order/reservation/prolong-reservations.ts'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { type PaymentProvider, ProviderError } from '../provider/payment-provider.ts'
import { type DecidedAttempt, decideAttempt, type RequestedPayment } from './decide-attempt.ts'
import { type PaymentRow, prolongAttempt, saveStarted } from './payment.queries.ts'
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

export interface StartedAnswer {
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
    if (decided.isOffered) {
      if (await isAwaited(context, attempt)) return openAttempt(context, decided)
      continue
    }
    if (await tryToEndAttempt(context.services, attempt)) continue
    const prolonged = decided.isSameWay ? await prolongAttempt(context.db, attempt.guid) : null
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

/** An attempt that the bank has declined in the meantime is not offered again. */
async function isAwaited({ services, log }: Context, attempt: PaymentRow): Promise<boolean> {
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
