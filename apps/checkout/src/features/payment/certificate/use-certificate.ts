import { CallError } from '@svetlitsa/api-client/call/call-error'
import { certificateTexts } from '@svetlitsa/i18n/certificate/certificate-texts'
import type { FormOutcome } from '@svetlitsa/shell/form/use-call-form'
import { useIdempotentSubmit } from '@svetlitsa/shell/form/use-idempotent-submit'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useState } from 'react'
import type {
  CertificateBalance,
  CertificateCalls,
  CertificateFields,
  WriteOffResult,
} from './certificate-calls.ts'

export type Certificate = ReturnType<typeof useCertificate>

type WriteOffInput = CertificateFields & { amount: number }
type PaidResult = Extract<WriteOffResult, { isPaid: true }>

export interface CheckedCertificate extends CertificateFields {
  balance: CertificateBalance
}

/** A certificate while it is checked and written off, with the specified messages. */
export function useCertificate(calls: CertificateCalls) {
  const t = useTexts(certificateTexts)
  const { open } = useWindows()
  const showToast = useToast()
  // Outlives the form of the sum, so that a lost answer cannot pay twice after another check.
  const submitOnce = useIdempotentSubmit()
  const [checked, setChecked] = useState<CheckedCertificate | null>(null)

  const check = async (fields: CertificateFields): Promise<FormOutcome<CheckedCertificate>> => {
    const balance = await calls.check(fields)
    if (!balance) return { ok: false, message: t('checkFailed') }
    if (balance.maxAmount > 0) return { ok: true, answer: { ...fields, balance } }
    return { ok: false, message: balance.error ?? t('refusals.empty') }
  }
  const writeOff = async (paid: WriteOffInput, key: string): Promise<FormOutcome<PaidResult>> => {
    const result = await calls.writeOff({ ...paid, key })
    if (result.isPaid) return { ok: true, answer: result }
    const { maxAmount, message } = result
    if (maxAmount)
      setChecked((known) => known && { ...known, balance: { ...known.balance, maxAmount } })
    return { ok: false, message: message || t('writeOffFailed') }
  }
  const complete = ({ message: text, due }: PaidResult) => {
    // A checkout that is paid opens its own window of thanks.
    if (due > 0) open('result', { text })
    else showToast({ text })
    setChecked(null)
  }
  return { checked, setChecked, check, submitOnce, writeOff, complete }
}

/** Too many tries is no failure of the check: the server's text says when to try again. */
export function getLimitText(error: unknown): string | null {
  return error instanceof CallError && error.status === 429 ? (error.problem?.detail ?? null) : null
}
