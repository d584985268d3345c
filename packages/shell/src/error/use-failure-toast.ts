import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { useTexts } from '../language/use-texts.ts'
import { getErrorMessage } from './get-error-message.ts'

/**
 * Returns what tells, at the edge of the screen, that a change failed which has no place of its own
 * for it: `mutate(input, { onError: showFailure })`.
 */
export function useFailureToast(): (error: unknown) => void {
  const t = useTexts(loadErrorTexts)
  const showToast = useToast()
  return (error) => showToast({ text: getErrorMessage(error) ?? t('text') })
}
