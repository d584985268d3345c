import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'

type FormFailureProps = { onRetry: () => void; onCancel: () => void }

/** A form of the order page whose questions did not load. */
export function FormFailure({ onRetry, onCancel }: FormFailureProps) {
  const t = useTexts(orderTexts)
  return (
    <div className="grid justify-items-start gap-3">
      <ErrorNotice onRetry={onRetry} />
      <Button size={40} kind="outline" onClick={onCancel}>
        {t('close.keep')}
      </Button>
    </div>
  )
}
