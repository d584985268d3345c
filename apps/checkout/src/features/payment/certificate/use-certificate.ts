import { CallError } from '@svetlitsa/api-client/call/call-error'
import {
  type CertificateBalance,
  useCertificateBalance,
  useWriteOffCertificate,
} from '@svetlitsa/api-client/certificate/queries'
import { certificateTexts } from '@svetlitsa/i18n/certificate/certificate-texts'
import { createIdempotencyKey } from '@svetlitsa/shell/form/create-idempotency-key'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useRef, useState } from 'react'

export type CertificateFields = { certificate: string; secretKey: string }

export interface CheckedCertificate extends CertificateFields {
  balance: CertificateBalance
}

/** A certificate while it is checked and written off, with the specified messages. */
export function useCertificate(purpose: { payId: string; orderId: string }) {
  const t = useTexts(certificateTexts)
  const { open } = useWindows()
  const showToast = useToast()
  const balanceCall = useCertificateBalance()
  const writeOffCall = useWriteOffCertificate()
  const [checked, setChecked] = useState<CheckedCertificate | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  // Kept for retries of one write-off, so that a lost response cannot pay twice.
  const submission = useRef({ what: '', key: '' })

  const check = async (fields: CertificateFields) => {
    setMessage(null)
    try {
      const outcome = await balanceCall.mutateAsync({ ...purpose, ...fields })
      if (!outcome.ok) return setMessage(t('checkFailed'))
      const { answer } = outcome
      if (!answer.IsInDatabase) return setMessage(t('refusals.unknown'))
      if (answer.maxAmount <= 0) return setMessage(answer.error ?? t('refusals.empty'))
      setChecked({ ...fields, balance: answer })
    } catch (error) {
      setMessage(getLimitText(error) ?? t('checkFailed'))
    }
  }

  const writeOff = async (paying: CheckedCertificate, amount: number) => {
    setMessage(null)
    const { certificate, secretKey } = paying
    const what = `${certificate} ${amount}`
    if (submission.current.what !== what) submission.current = { what, key: createIdempotencyKey() }
    const { key } = submission.current
    try {
      const request = { ...purpose, certificate, secretKey, amount, key }
      const outcome = await writeOffCall.mutateAsync(request)
      submission.current = { what: '', key: '' }
      if (!outcome.ok) {
        const { maxAmount } = outcome.details
        if (maxAmount) setChecked({ ...paying, balance: { ...paying.balance, maxAmount } })
        return setMessage(outcome.message || t('writeOffFailed'))
      }
      setChecked(null)
      const { message: text, due } = outcome.answer
      // A checkout that is paid opens its own window of thanks.
      if (due > 0) open('result', { text })
      else showToast({ text })
    } catch (error) {
      setMessage(getLimitText(error) ?? t('writeOffFailed'))
    }
  }

  const forget = () => {
    setChecked(null)
    setMessage(null)
  }
  return {
    checked,
    message,
    isChecking: balanceCall.isPending,
    isWritingOff: writeOffCall.isPending,
    check,
    writeOff,
    forget,
  }
}

/** Too many tries is no failure of the check: the server's text says when to try again. */
function getLimitText(error: unknown): string | null {
  return error instanceof CallError && error.status === 429 ? (error.problem?.detail ?? null) : null
}
