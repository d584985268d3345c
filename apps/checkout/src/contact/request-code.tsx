import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { ConfirmationCode } from './confirmation-code.tsx'
import type { CodeConfirmation } from './use-code-confirmation.ts'

type RequestCodeProps = {
  /** 11 digits; null while the number is not whole. */
  phone: string | null
  confirmation: CodeConfirmation
  /** What the confirmation is good for. */
  why: string
  onRequest: () => void
}

/** The button that sends a code, and then the field for it. */
export function RequestCode({ phone, confirmation, why, onRequest }: RequestCodeProps) {
  const t = useTexts(checkoutStepsTexts)
  const { isSent, isSending, error } = confirmation
  if (isSent && phone) return <ConfirmationCode phone={phone} confirmation={confirmation} />
  return (
    <div className="flex flex-col items-start gap-3">
      {error && (
        <Notice tone="sale" live>
          {error}
        </Notice>
      )}
      <Button kind="soft" waiting={isSending && t('contacts.sending')} onClick={onRequest}>
        {t('contacts.confirm')}
      </Button>
      <p className="text-note text-ink-soft">{why}</p>
    </div>
  )
}
