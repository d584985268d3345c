import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Icon } from '@svetlitsa/ui/media/icon'
import { CircleCheck } from 'lucide'
import { ConfirmationCode } from './confirmation-code.tsx'
import { usePhoneConfirmation } from './use-phone-confirmation.ts'

type PhoneConfirmationProps = {
  checkoutId: string
  /** 11 digits; null while the number is not whole. */
  phone: string | null
  isConfirmed: boolean
  /** Called before a code is requested; false stops it. */
  beforeSend: () => Promise<boolean>
  onConfirmed: () => void
}

/** The offer to confirm the phone, the code, and the confirmation (checkout.contacts). */
export function PhoneConfirmation(props: PhoneConfirmationProps) {
  const { checkoutId, phone, isConfirmed, beforeSend, onConfirmed } = props
  const t = useTexts(checkoutStepsTexts)
  const confirmation = usePhoneConfirmation({ checkoutId, phone, onConfirmed })
  const { isSent, isSending, error, send } = confirmation
  if (isConfirmed) {
    return (
      <p role="status" className="flex items-center gap-2 text-small text-forest">
        <Icon iconNode={CircleCheck} size="line" />
        {t('contacts.confirmed')}
      </p>
    )
  }
  if (isSent && phone) return <ConfirmationCode phone={phone} confirmation={confirmation} />
  return (
    <div className="flex flex-col items-start gap-3">
      {error && (
        <Notice tone="sale" live>
          {error}
        </Notice>
      )}
      <Button
        kind="soft"
        waiting={isSending && t('contacts.sending')}
        onClick={() => void beforeSend().then((isReady) => (isReady ? send() : undefined))}
      >
        {t('contacts.confirm')}
      </Button>
      <p className="text-note text-ink-soft">{t('contacts.confirmWhy')}</p>
    </div>
  )
}
