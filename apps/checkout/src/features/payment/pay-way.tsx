import type { PaymentMethod } from '@svetlitsa/api-client/query/payment'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'

type PayWayProps = {
  method: PaymentMethod
  /** Opens the other ways, where there are any. */
  onOther?: (() => void) | undefined
}

/** The way the order will be paid by, and the way to another. */
export function PayWay({ method, onOther }: PayWayProps) {
  const say = useTexts(checkoutTexts)
  return (
    <section
      aria-label={say('payment.method')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-medium border border-line-strong bg-surface px-4 py-3.5"
    >
      <div className="min-w-0">
        <p className="font-medium">{method.name}</p>
        <p className="mt-1 text-small text-ink-soft">{method.label}</p>
      </div>
      {onOther && (
        <Button size={40} kind="quiet" onClick={onOther}>
          {say('payment.window.other')}
        </Button>
      )}
    </section>
  )
}
