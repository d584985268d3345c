import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'

/** A payment by СБП failed; leads back to the payment, or to the orders (payment.sbp-error). */
export function SbpErrorScreen({ basketGuid }: { basketGuid: string | undefined }) {
  const t = useTexts(checkoutTexts)
  return (
    <SpaPage title={t('sbp.title')}>
      <EmptyState
        title={t('sbp.title')}
        headingLevel={1}
        size="page"
        actions={
          <Button href={basketGuid ? link.payment(basketGuid) : link.orders()}>
            {t('sbp.back')}
          </Button>
        }
      >
        {t('sbp.text')}
      </EmptyState>
    </SpaPage>
  )
}
