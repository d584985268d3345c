import { useUserData } from '@svetlitsa/api-client/session/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'

/** A payment by СБП failed; leads back to the payment, or a customer to the orders (payment.sbp-error). */
export function SbpErrorScreen({ basketGroup }: { basketGroup: string | undefined }) {
  const t = useTexts(checkoutTexts)
  const { data: session } = useUserData()
  return (
    <SpaPage title={t('sbp.title')}>
      <EmptyState
        title={t('sbp.title')}
        headingLevel={1}
        size="page"
        actions={
          basketGroup ? (
            <Button href={link.payment(basketGroup)}>{t('sbp.back')}</Button>
          ) : session?.userData ? (
            <Button href={link.orders()}>{t('payment.toOrders')}</Button>
          ) : (
            <Button href={link.catalog()}>{t('payment.toCatalog')}</Button>
          )
        }
      >
        {t('sbp.text')}
      </EmptyState>
    </SpaPage>
  )
}
