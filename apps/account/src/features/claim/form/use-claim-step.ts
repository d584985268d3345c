import type { Claim } from '@svetlitsa/api-client/claim/queries'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import type { FormOutcome } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useRef, useState } from 'react'

/** What every step of the form is given. */
export type ClaimStepProps = {
  claim: Claim
  onDone: () => void
  /** The server has a newer version of the claim, or it was sent meanwhile. */
  onStale: (reason: 'changed' | 'sent') => void
}

type StepOutcome =
  | { ok: true; answer: { claim: Claim } }
  | { ok: false; reason: string; message: string; fields: Record<string, string> }

type Save = (named: { claim: string; version: number }) => Promise<StepOutcome>

/**
 * Saves a step of a claim. Saves run one after another, each from the version that the one before
 * answered. A step of a stale claim is replaced, and so has no message.
 */
export function useClaimStep({ claim, onStale }: Omit<ClaimStepProps, 'onDone'>) {
  const t = useTexts(claimFormTexts)
  const version = useRef(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [running, setRunning] = useState(0)

  const run = async (save: Save): Promise<FormOutcome<Claim>> => {
    try {
      const known = Math.max(version.current, claim.version)
      const outcome = await save({ claim: claim.guid, version: known })
      if (outcome.ok) {
        version.current = outcome.answer.claim.version
        return { ok: true, answer: outcome.answer.claim }
      }
      const { reason, message, fields } = outcome
      if (reason === 'claim_changed') onStale('changed')
      else if (reason === 'claim_sent') onStale('sent')
      else return { ok: false, message: Object.values(fields)[0] ?? message, fields }
      return { ok: false, message: '' }
    } catch (cause) {
      return { ok: false, message: getErrorMessage(cause) ?? t('saveFailed') }
    }
  }
  const save = (step: Save): Promise<FormOutcome<Claim>> => {
    setRunning((count) => count + 1)
    const saved = queue.current.then(() => run(step))
    queue.current = saved
    return saved.finally(() => setRunning((count) => count - 1))
  }
  return { save, isSaving: running > 0 }
}
