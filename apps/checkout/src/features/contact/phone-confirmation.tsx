import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Icon } from '@svetlitsa/ui/media/icon'
import { CircleCheck } from 'lucide'
import { RequestCode } from '../../contact/request-code.tsx'
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
  if (isConfirmed) {
    return (
      <p role="status" className="flex items-center gap-2 text-small text-forest">
        <Icon iconNode={CircleCheck} size="line" />
        {t('contacts.confirmed')}
      </p>
    )
  }
  return (
    <RequestCode
      phone={phone}
      confirmation={confirmation}
      why={t('contacts.confirmWhy')}
      onRequest={() =>
        void beforeSend().then((isReady) => (isReady ? confirmation.send() : undefined))
      }
    />
  )
}
