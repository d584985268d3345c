import { type DeskRequest, useSaveRequest } from '@svetlitsa/api-client/request-desk/queries'
import type { RequestState } from '@svetlitsa/domain/request/desk-request'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk/request-desk-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { useState } from 'react'

/**
 * Changes the state of a request with a note; a refusal is shown as a message, and the list is
 * refetched.
 */
export function useMoveRequest(onMoved: (request: DeskRequest) => void) {
  const language = useLanguage()
  const { mutateAsync, isPending } = useSaveRequest()
  const showToast = useToast()
  const [error, setError] = useState<string | null>(null)

  const move = async ({ id, state: seenState }: DeskRequest, state: RequestState, note: string) => {
    setError(null)
    try {
      const outcome = await mutateAsync({
        id,
        seen: seenState,
        state,
        note,
        key: crypto.randomUUID(),
      })
      if (!outcome.ok) return setError(outcome.message)
      showToast({ text: requestDeskTexts[language].saved })
      onMoved(outcome.answer.request)
    } catch (cause) {
      setError(getErrorMessage(cause) ?? shellTexts[language].fault.text)
    }
  }
  return { move, isPending, error }
}
