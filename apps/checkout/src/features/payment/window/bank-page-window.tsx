import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useBankNote } from '../use-bank-note.ts'
import type { PaymentWindowProps } from './payment-window.ts'
import { PaymentWindowLayout } from './payment-window-layout.tsx'
import { usePaymentSession } from './use-payment-session.ts'

/** Links to the page of a bank that lends or splits the sum, and waits for its decision. */
export function BankPageWindow(props: PaymentWindowProps) {
  const t = useTexts(checkoutTexts)
  const session = usePaymentSession(props)
  const note = useBankNote(props.method)
  const bank = props.method.type === 'credit' ? 'credit' : 'dolyame'
  return (
    <PaymentWindowLayout of={props} session={session}>
      <p>{t(`payment.window.${bank}Text`)}</p>
      {note && <p>{note}</p>}
      <Button wide href={session.attempt?.url ?? ''} target="_blank" rel="noopener">
        {t(`payment.window.${bank}Go`)}
      </Button>
    </PaymentWindowLayout>
  )
}
