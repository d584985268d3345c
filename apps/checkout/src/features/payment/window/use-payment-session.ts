import { usePaymentAttempt, usePaymentState } from '@svetlitsa/api-client/payment/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { createIdempotencyKey } from '@svetlitsa/shell/form/create-idempotency-key'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PaymentWindowProps } from './payment-window.ts'

/**
 * Starts the payment of a window and polls its result. When the provider fails, the window shows
 * the specified message under 'Ошибка' (payment.failure); a prepayment is thanked for, with the rest.
 */
export function usePaymentSession(props: PaymentWindowProps) {
  const { basketGroup, method, sum, sign, terms, onOther } = props
  const t = useTexts(checkoutTexts)
  const { open } = useWindows()
  const [key] = useState(createIdempotencyKey)
  const [count, setCount] = useState(0)
  const {
    data: outcome,
    isError,
    dataUpdatedAt,
  } = usePaymentAttempt(method, { basketGroup, sum, ...terms }, { key, count })
  const state = usePaymentState(basketGroup, { isAwaited: true, code: terms.code })
  const [paidBefore] = useState(state.data?.paid)
  const attempt = outcome?.ok ? outcome.answer : null
  const refusal = outcome && !outcome.ok ? outcome : null
  const secondsLeft = useSecondsUntil(attempt?.expiresAt ?? null)

  const { refetch } = state
  const isPaid = refusal?.reason === 'already_paid' || state.data?.state === 'paid'
  const isBusy = refusal?.reason === 'payment_open'
  const hasFailed = isError || (refusal !== null && !isPaid && !isBusy)
  const errorMessage = refusal?.message ?? t('payment.failed')
  useEffect(() => {
    if (dataUpdatedAt > 0) void refetch()
  }, [dataUpdatedAt, refetch])
  const showError = () => {
    const action = onOther && { label: t('payment.window.other'), onPress: onOther }
    open('result', { title: t('payment.failTitle'), text: errorMessage, tone: 'failed', action })
  }
  const showFailure = useEffectEvent(showError)
  useEffect(() => {
    if (hasFailed) showFailure()
  }, [hasFailed])

  const format = (amount: number) => formatPrice(amount, { sign, convert: false })
  const received = (state.data?.paid ?? 0) - (paidBefore ?? 0)
  const isPartPaid = state.data?.state === 'part' && paidBefore !== undefined && received > 0
  const showPart = useEffectEvent(() => {
    const rest = state.data?.due ?? 0
    open('result', { text: t('payment.partPaid', { sum: format(received), rest: format(rest) }) })
  })
  useEffect(() => {
    if (isPartPaid) showPart()
  }, [isPartPaid])

  // A state loaded before this attempt started does not apply to it.
  const current = state.dataUpdatedAt > dataUpdatedAt ? state.data : undefined
  const openGuid = current?.openPaymentGuid
  const isElsewhere = openGuid !== undefined && openGuid !== attempt?.paymentGuid
  return {
    attempt,
    secondsLeft,
    busyMessage: refusal?.message ?? '',
    status: toSessionStatus({
      isPaid,
      isBusy,
      isOpening: !attempt,
      isElsewhere,
      isExpired: secondsLeft === 0,
      isRefused: current?.state === 'failed',
    }),
    refresh: () => void refetch(),
    retry: () => setCount(count + 1),
    showError,
  }
}

type SessionState = Record<
  'isPaid' | 'isBusy' | 'isOpening' | 'isElsewhere' | 'isExpired' | 'isRefused',
  boolean
>

/** Busy: the bank confirms another attempt. Elsewhere: another tab replaced this one. */
function toSessionStatus(state: SessionState) {
  if (state.isPaid) return 'paid' as const
  if (state.isBusy) return 'busy' as const
  if (state.isOpening) return 'opening' as const
  if (state.isElsewhere) return 'elsewhere' as const
  if (state.isExpired) return 'expired' as const
  return state.isRefused ? ('refused' as const) : ('open' as const)
}

/** Returns the whole seconds until a moment, updated every second; null without one. */
function useSecondsUntil(moment: string | null): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (moment === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [moment])
  if (moment === null) return null
  return Math.max(0, Math.ceil((new Date(moment).getTime() - now) / 1_000))
}
