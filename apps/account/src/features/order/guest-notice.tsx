import type { CustomerOrder } from '@svetlitsa/api-client/customer-order/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'

type GuestNoticeProps = { order: CustomerOrder; isLoggedIn: boolean }

/**
 * Why a guest sees and can do less, and staff only read. The login stays on the order, which then
 * joins the account.
 */
export function GuestNotice({ order, isLoggedIn }: GuestNoticeProps) {
  const t = useTexts(orderTexts)
  const { open } = useWindows()
  if (isLoggedIn && order.isOwn) return null
  if (!order.isOwn && !order.isMasked) {
    const desk = `${link.retailOrders()}?order=${order.guid}`
    return (
      <div className="mt-6">
        <Notice
          tone="sand"
          action={
            <Button size={40} kind="outline" href={desk}>
              {t('guest.staffGo')}
            </Button>
          }
        >
          {t('guest.staff')}
        </Notice>
      </div>
    )
  }
  return (
    <div className="mt-6">
      <Notice
        tone="sand"
        action={
          <Button size={40} kind="outline" onClick={() => open('login', {})}>
            {t('guest.go')}
          </Button>
        }
      >
        {order.isMasked ? t('guest.text') : t('guest.buyer')}
      </Notice>
    </div>
  )
}
