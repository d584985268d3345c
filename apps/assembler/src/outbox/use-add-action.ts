import { assemblerOutboxTexts } from '@svetlitsa/i18n/assembler-outbox/assembler-outbox-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import type { NewAction } from './outbox-action.ts'
import { useOutbox } from './outbox-provider.tsx'

/**
 * Does something now and sends it when the network allows. Resolves to whether the device could keep
 * it; if not, the assembler is told.
 */
export function useAddAction(): (action: NewAction) => Promise<boolean> {
  const outbox = useOutbox()
  const showToast = useToast()
  const t = useTexts(assemblerOutboxTexts)
  return async (action) => {
    try {
      await outbox.add(action)
      return true
    } catch {
      showToast({ text: t('notKept') })
      return false
    }
  }
}
