import type { CustomerOrder } from '@svetlitsa/api-client/customer-order/queries'
import { canChooseServices } from '@svetlitsa/domain/order-services/service-choice'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'

/** Whether the screen of services is open to the reader: while they can be chosen at all. */
export function hasServiceLinks({ delivery, isOwn, isClosed, state }: CustomerOrder): boolean {
  return isOwn && delivery !== null && canChooseServices(state, { isClosed })
}

/**
 * Leads to the delivery and the services of an order, while they can be chosen and where they were
 * chosen once (services.delivery).
 */
export function ServiceLinks({ order }: { order: CustomerOrder }) {
  const t = useTexts(orderTexts)
  const { delivery, guid, actions } = order
  if (!delivery || !hasServiceLinks(order)) return null
  const href = link.orderServices(guid)
  const isPickup = delivery.kind === 'pickup'
  return (
    <>
      {(isPickup || delivery.date) && (
        <Button size={40} kind="soft" href={href}>
          {t(isPickup ? 'serviceLinks.pickup' : 'serviceLinks.move')}
        </Button>
      )}
      {(!isPickup || actions.includes('assembly')) && (
        <Button size={40} kind="soft" href={`${href}#services`}>
          {t(isPickup ? 'serviceLinks.assembly' : 'serviceLinks.services')}
        </Button>
      )}
    </>
  )
}
