import { type ModeratedEntry, useModerate } from '@svetlitsa/api-client/query/moderation'
import { moderationTexts } from '@svetlitsa/i18n/moderation-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useToast } from '@svetlitsa/ui/primitives/use-toast'
import { useState } from 'react'

interface Wish {
  verdict?: 'approve' | 'reject'
  answer?: string
}

/** Judges entries and says what came of it; a refusal is told in words, and the list is read anew. */
export function useJudge(onJudged: (entry: ModeratedEntry) => void) {
  const language = useLanguage()
  const { done } = moderationTexts[language]
  const { mutateAsync, isPending } = useModerate()
  const showToast = useToast()
  const [error, setError] = useState<string | null>(null)

  const judge = async ({ kind, id, state }: ModeratedEntry, wish: Wish) => {
    setError(null)
    const key = crypto.randomUUID()
    try {
      const outcome = await mutateAsync({ kind, id, seen: state, ...wish, key })
      if (!outcome.ok) return setError(outcome.message)
      const withdrawn = wish.verdict === 'reject' && state === 'shown'
      showToast({ text: done[withdrawn ? 'takeDown' : (wish.verdict ?? 'answer')] })
      onJudged(outcome.answer.entry)
    } catch (fault) {
      setError(faultText(fault) ?? shellTexts[language].fault.text)
    }
  }
  return { judge, isPending, error }
}
