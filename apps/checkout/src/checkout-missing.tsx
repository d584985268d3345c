import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'

/** The link of an order that is not there. */
export function CheckoutMissing() {
  const say = useTexts(checkoutTexts)
  return (
    <EmptyState
      title={say('notFound.title')}
      headingLevel={1}
      size="page"
      actions={<Button href={link.catalog()}>{say('payment.toCatalog')}</Button>}
    >
      {say('notFound.text')}
    </EmptyState>
  )
}
