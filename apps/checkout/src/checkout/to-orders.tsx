import type { Order } from '@svetlitsa/api-client/order/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { checkoutFinalTexts } from '@svetlitsa/i18n/checkout-final/checkout-final-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'

type ToOrdersProps = { orders: readonly Order[]; kind?: 'primary' | 'quiet'; wide?: boolean }

/**
 * Leads a customer to the orders of the account, and a guest, who has none, to the pages of these
 * orders, which open without a login (lk.guest-order).
 */
export function ToOrders({ orders, kind = 'primary', wide = false }: ToOrdersProps) {
  const t = useTexts(checkoutTexts)
  const final = useTexts(checkoutFinalTexts)
  const { data: session } = useUserData()
  if (!session) return null
  if (session.userData) {
    return (
      <Button kind={kind} wide={wide} href={link.orders()}>
        {t('payment.toOrders')}
      </Button>
    )
  }
  return orders.map(({ guid, id }) => (
    <Button key={guid} kind={kind} wide={wide} href={link.order(guid)}>
      {orders.length > 1 ? final('number', { count: 1, numbers: id }) : t('payment.toOrder')}
    </Button>
  ))
}
