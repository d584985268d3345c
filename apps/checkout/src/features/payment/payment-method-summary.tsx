import type { PaymentMethod } from '@svetlitsa/api-client/payment/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useBankNote } from './use-bank-note.ts'

type PaymentMethodSummaryProps = {
  method: PaymentMethod
  /** Opens the list of other methods, if there are any. */
  onOther?: (() => void) | undefined
}

/** The selected payment method with a button to change it. */
export function PaymentMethodSummary({ method, onOther }: PaymentMethodSummaryProps) {
  const t = useTexts(checkoutTexts)
  const bank = useBankNote(method)
  return (
    <section
      aria-label={t('payment.method')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-medium border border-line-strong bg-surface px-4 py-3.5"
    >
      <div className="min-w-0">
        <p className="font-medium">{method.name}</p>
        <p className="mt-1 text-small text-ink-soft">{method.label}</p>
        {bank && <p className="mt-1 text-small text-ink-soft">{bank}</p>}
      </div>
      {onOther && (
        <Button size={40} kind="quiet" onClick={onOther}>
          {t('payment.window.other')}
        </Button>
      )}
    </section>
  )
}
