import { type ModeratedEntry, useModerate } from '@svetlitsa/api-client/moderation/queries'
import { moderationTexts } from '@svetlitsa/i18n/moderation/moderation-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { useState } from 'react'

interface ModerationRequest {
  verdict?: 'approve' | 'reject'
  answer?: string
}

/**
 * Moderates entries and shows the result; a refusal is shown as a message, and the list is
 * refetched.
 */
export function useModerateEntry(onModerated: (entry: ModeratedEntry) => void) {
  const language = useLanguage()
  const { done } = moderationTexts[language]
  const { mutateAsync, isPending } = useModerate()
  const showToast = useToast()
  const [error, setError] = useState<string | null>(null)

  const moderate = async ({ kind, id, state }: ModeratedEntry, request: ModerationRequest) => {
    setError(null)
    const key = crypto.randomUUID()
    try {
      const outcome = await mutateAsync({ kind, id, seen: state, ...request, key })
      if (!outcome.ok) return setError(outcome.message)
      const withdrawn = request.verdict === 'reject' && state === 'shown'
      showToast({ text: done[withdrawn ? 'takeDown' : (request.verdict ?? 'answer')] })
      onModerated(outcome.answer.entry)
    } catch (cause) {
      setError(getErrorMessage(cause) ?? shellTexts[language].fault.text)
    }
  }
  return { judge: moderate, isPending, error }
}
