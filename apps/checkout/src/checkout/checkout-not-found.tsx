import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'

/** Shown for a link to an order that does not exist. */
export function CheckoutNotFound() {
  const t = useTexts(checkoutTexts)
  return (
    <EmptyState
      title={t('notFound.title')}
      headingLevel={1}
      size="page"
      actions={<Button href={link.catalog()}>{t('payment.toCatalog')}</Button>}
    >
      {t('notFound.text')}
    </EmptyState>
  )
}
