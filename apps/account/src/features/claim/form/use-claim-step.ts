import type { Claim } from '@svetlitsa/api-client/claim/queries'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
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
 * answered. Resolves to whether it was saved.
 */
export function useClaimStep({ claim, onStale }: Omit<ClaimStepProps, 'onDone'>) {
  const t = useTexts(claimFormTexts)
  const version = useRef(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [running, setRunning] = useState(0)
  const [failure, setFailure] = useState<{
    message: string
    fields: Record<string, string>
  } | null>(null)

  const run = async (save: Save): Promise<boolean> => {
    try {
      const known = Math.max(version.current, claim.version)
      const outcome = await save({ claim: claim.guid, version: known })
      if (outcome.ok) {
        version.current = outcome.answer.claim.version
        return true
      }
      if (outcome.reason === 'claim_changed') onStale('changed')
      else if (outcome.reason === 'claim_sent') onStale('sent')
      else {
        const [text = outcome.message] = Object.values(outcome.fields)
        setFailure({ message: text, fields: outcome.fields })
      }
    } catch (cause) {
      setFailure({ message: getErrorMessage(cause) ?? t('saveFailed'), fields: {} })
    }
    return false
  }
  const save = (step: Save): Promise<boolean> => {
    setFailure(null)
    setRunning((count) => count + 1)
    const saved = queue.current.then(() => run(step))
    queue.current = saved
    return saved.finally(() => setRunning((count) => count - 1))
  }
  return { save, isSaving: running > 0, failure }
}
