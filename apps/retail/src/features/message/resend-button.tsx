import { type SentMessage, useResendMessage } from '@svetlitsa/api-client/message/queries'
import { sentMessageTexts } from '@svetlitsa/i18n/sent-message/sent-message-texts'
import { useFailureToast } from '@svetlitsa/shell/error/use-failure-toast'
import { useIdempotentSubmit } from '@svetlitsa/shell/form/use-idempotent-submit'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { getPurposeName } from './get-purpose-name.ts'

/**
 * Sends a failed message again. The outcome is told at the edge of the screen: the row is loaded
 * again, and the button with it.
 */
export function ResendButton({ message: { id, purpose } }: { message: SentMessage }) {
  const t = useTexts(sentMessageTexts)
  const language = useLanguage()
  const showToast = useToast()
  const showFailure = useFailureToast()
  const submitOnce = useIdempotentSubmit()
  const { mutateAsync, isPending } = useResendMessage()
  const resend = async () => {
    try {
      const outcome = await submitOnce(id, (key) => mutateAsync({ id, key }))
      showToast({ text: outcome.ok ? t('resent') : outcome.message })
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <Button
      size={40}
      kind="soft"
      waiting={isPending && t('resending')}
      aria-label={t('resendNamed', { purpose: getPurposeName(purpose, language) })}
      onClick={() => void resend()}
    >
      {t('resend')}
    </Button>
  )
}
