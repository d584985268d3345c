import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { isCodeUsable, sentCheckoutCodeAtom } from './sent-checkout-code.ts'

/** The two calls of a confirmation; why one was refused is its answer. */
export interface CodeCalls {
  send: (phone: string) => Promise<{ isSent: boolean; error: string | null; waitSeconds: number }>
  isSending: boolean
  /** Answers null for the right code. */
  check: (typed: { phone: string; code: number }) => Promise<string | null>
  isChecking: boolean
}

interface ConfirmationOptions {
  /** 11 digits; null while the number is not whole. */
  phone: string | null
  calls: CodeCalls
  onConfirmed: () => void
}

export type CodeConfirmation = ReturnType<typeof useCodeConfirmation>

/** The way from a number to its confirmation by code (checkout.contacts). */
export function useCodeConfirmation({ phone, calls, onConfirmed }: ConfirmationOptions) {
  const t = useTexts(checkoutStepsTexts)
  const [sent, setSent] = useAtom(sentCheckoutCodeAtom)
  const [error, setError] = useState<string | null>(null)
  const [tries, setTries] = useState(0)

  const send = async () => {
    if (phone === null || calls.isSending) return
    setError(null)
    try {
      const { isSent, error: refusal, waitSeconds } = await calls.send(phone)
      if (isSent) setSent({ phone, againAt: Date.now() + waitSeconds * 1_000 })
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
      const refusal = await calls.check({ phone, code: Number(code) })
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
    isSending: calls.isSending,
    isChecking: calls.isChecking,
    isSent: phone !== null && isCodeUsable(sent, phone, Date.now()),
    againAt: sent?.againAt ?? 0,
  }
}
