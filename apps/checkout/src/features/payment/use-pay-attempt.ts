import { usePaymentAttempt, usePaymentState } from '@svetlitsa/api-client/query/payment'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { newKey } from '@svetlitsa/shell/basket/new-key'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { useEffect, useState } from 'react'
import type { PayWindowProps } from './pay-window.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

/**
 * Begins the payment a window stands for and watches how it ends. A provider that fails takes the
 * window's place with the words of the specification under 'Ошибка' (account §8).
 */
export function usePayAttempt({ basketGuid, method, sum }: PayWindowProps) {
  const say = useTexts(checkoutTexts)
  const { open } = useWindows()
  const [key] = useState(newKey)
  const [count, setCount] = useState(0)
  const {
    data: outcome,
    isError,
    dataUpdatedAt,
  } = usePaymentAttempt(method, { basketGroup: basketGuid, sum }, { key, count })
  const state = usePaymentState(basketGuid, { isAwaited: true })
  const attempt = outcome?.ok ? outcome.answer : null
  const refusal = outcome && !outcome.ok ? outcome : null
  const secondsLeft = useSecondsUntil(attempt?.expiresAt ?? null)

  const { refetch } = state
  const hasFailed = isError || (refusal !== null && refusal.reason !== 'already_paid')
  const failure = refusal?.message ?? say('payment.failed')
  useEffect(() => {
    if (dataUpdatedAt > 0) void refetch()
  }, [dataUpdatedAt, refetch])
  const failTitle = say('payment.failTitle')
  useEffect(() => {
    if (hasFailed) open('result', { title: failTitle, text: failure, tone: 'failed' })
  }, [hasFailed, failTitle, failure, open])

  // What was known before this attempt began says nothing of it.
  const isRefused = state.data?.state === 'failed' && state.dataUpdatedAt > dataUpdatedAt
  return {
    attempt,
    secondsLeft,
    face:
      refusal?.reason === 'already_paid' || state.data?.state === 'paid'
        ? ('paid' as const)
        : !attempt
          ? ('opening' as const)
          : isRefused
            ? ('refused' as const)
            : secondsLeft === 0
              ? ('expired' as const)
              : ('open' as const),
    ask: () => void refetch(),
    again: () => setCount(count + 1),
    fail: () => open('result', { title: failTitle, text: failure, tone: 'failed' }),
  }
}
