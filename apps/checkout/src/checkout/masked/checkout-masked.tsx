import type { Order } from '@svetlitsa/api-client/order/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { PayByLink } from './pay-by-link.tsx'

type CheckoutMaskedProps = {
  step: 'delivery' | 'slot' | 'payment'
  orders: readonly Order[]
  /** The secret of a link in a message, which also pays. */
  code?: string | undefined
}

/**
 * Replaces a step for whoever only has the link: the order can be changed and paid after a login by
 * its phone (checkout.masked).
 */
export function CheckoutMasked({ step, orders, code }: CheckoutMaskedProps) {
  const t = useTexts(checkoutTexts)
  const { open } = useWindows()
  const phone = (orders[0]?.customer.phone ?? '').replaceAll(' ', '\u00a0')
  const isDue = orders.some(({ due }) => due > 0)
  return (
    <div className="flex min-w-0 flex-col items-start gap-5">
      <Notice tone="sand">
        <p className="font-medium">{t('masked.title')}</p>
        <p className="mt-1">{t(`masked.${step}`, { phone })}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button size={56} onClick={() => open('login', {})}>
          {t('masked.login')}
        </Button>
        <PayByLink code={code} isDue={step !== 'delivery' && isDue} />
      </div>
    </div>
  )
}
