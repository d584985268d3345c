import { useCheckCheckoutCode, useSendCheckoutCode } from '@svetlitsa/api-client/checkout/queries'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { isCodeUsable, sentCheckoutCodeAtom } from './sent-checkout-code.ts'

interface ConfirmationOptions {
  checkoutId: string
  /** 11 digits; null while the number is not whole. */
  phone: string | null
  onConfirmed: () => void
}

/** The way from a number to its confirmation by code (checkout.contacts). */
export function usePhoneConfirmation({ checkoutId, phone, onConfirmed }: ConfirmationOptions) {
  const t = useTexts(checkoutStepsTexts)
  const sendCall = useSendCheckoutCode(checkoutId)
  const checkCall = useCheckCheckoutCode(checkoutId)
  const [sent, setSent] = useAtom(sentCheckoutCodeAtom)
  const [error, setError] = useState<string | null>(null)
  const [tries, setTries] = useState(0)

  const send = async () => {
    if (phone === null || sendCall.isPending) return
    setError(null)
    try {
      const outcome = await sendCall.mutateAsync(phone)
      if (!outcome.ok) return setError(outcome.message)
      const { result, error: refusal, timer } = outcome.answer
      if (result) setSent({ phone, againAt: Date.now() + timer * 1_000 })
      else setError(refusal ?? t('contacts.notSent'))
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('contacts.notSent'))
    }
  }
  const refuse = (message: string) => {
    setError(message)
    setTries((count) => count + 1)
  }
  const check = async (code: string) => {
    if (phone === null) return
    setError(null)
    try {
      const outcome = await checkCall.mutateAsync({ phone, code: Number(code) })
      const refusal = outcome.ok ? outcome.answer.error : outcome.message
      if (refusal) return refuse(refusal)
      setSent(null)
      onConfirmed()
    } catch (cause) {
      refuse(getErrorMessage(cause) ?? t('contacts.notChecked'))
    }
  }
  return {
    send,
    check,
    error,
    /** Counts refused codes: each needs an empty field. */
    tries,
    isSending: sendCall.isPending,
    isChecking: checkCall.isPending,
    isSent: phone !== null && isCodeUsable(sent, phone, Date.now()),
    againAt: sent?.againAt ?? 0,
  }
}
