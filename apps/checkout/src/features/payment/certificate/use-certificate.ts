import { CallError } from '@svetlitsa/api-client/call/call-error'
import { certificateTexts } from '@svetlitsa/i18n/certificate/certificate-texts'
import { createIdempotencyKey } from '@svetlitsa/shell/form/create-idempotency-key'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useRef, useState } from 'react'
import type {
  CertificateBalance,
  CertificateCalls,
  CertificateFields,
} from './certificate-calls.ts'

export interface CheckedCertificate extends CertificateFields {
  balance: CertificateBalance
}

/** A certificate while it is checked and written off, with the specified messages. */
export function useCertificate(calls: CertificateCalls) {
  const t = useTexts(certificateTexts)
  const { open } = useWindows()
  const showToast = useToast()
  const [checked, setChecked] = useState<CheckedCertificate | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  // Kept for retries of one write-off, so that a lost response cannot pay twice.
  const submission = useRef({ what: '', key: '' })

  const check = async (fields: CertificateFields) => {
    setMessage(null)
    try {
      const balance = await calls.check(fields)
      if (!balance) return setMessage(t('checkFailed'))
      if (balance.maxAmount <= 0) return setMessage(balance.error ?? t('refusals.empty'))
      setChecked({ ...fields, balance })
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
      const result = await calls.writeOff({ certificate, secretKey, amount, key })
      submission.current = { what: '', key: '' }
      if (!result.isPaid) {
        const { maxAmount, message: reason } = result
        if (maxAmount) setChecked({ ...paying, balance: { ...paying.balance, maxAmount } })
        return setMessage(reason || t('writeOffFailed'))
      }
      setChecked(null)
      const { message: text, due } = result
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
    isChecking: calls.isChecking,
    isWritingOff: calls.isWritingOff,
    check,
    writeOff,
    forget,
  }
}

/** Too many tries is no failure of the check: the server's text says when to try again. */
function getLimitText(error: unknown): string | null {
  return error instanceof CallError && error.status === 429 ? (error.problem?.detail ?? null) : null
}
