import { type TakenRequest, useSaveRequest } from '@svetlitsa/api-client/query/request-desk'
import type { RequestState } from '@svetlitsa/domain/request/request-state'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useToast } from '@svetlitsa/ui/primitives/use-toast'
import { useState } from 'react'

/** Moves a form on, with its note; a refusal is told in words, and the list is read anew. */
export function useMoveRequest(onMoved: (request: TakenRequest) => void) {
  const language = useLanguage()
  const { mutateAsync, isPending } = useSaveRequest()
  const showToast = useToast()
  const [error, setError] = useState<string | null>(null)

  const move = async ({ id, state: seen }: TakenRequest, state: RequestState, note: string) => {
    setError(null)
    try {
      const outcome = await mutateAsync({ id, seen, state, note, key: crypto.randomUUID() })
      if (!outcome.ok) return setError(outcome.message)
      showToast({ text: requestDeskTexts[language].saved })
      onMoved(outcome.answer.request)
    } catch (fault) {
      setError(faultText(fault) ?? shellTexts[language].fault.text)
    }
  }
  return { move, isPending, error }
}
