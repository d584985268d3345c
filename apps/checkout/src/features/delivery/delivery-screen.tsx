import { useDelivery } from '@svetlitsa/api-client/query/delivery'
import { useCheckoutOrder } from '@svetlitsa/api-client/query/order'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CheckoutMissing } from '../../checkout-missing.tsx'
import { DeliveryStep } from './delivery-step.tsx'

/** How the orders just made reach their buyer (account §2, route delivery). */
export function DeliveryScreen({ basketGroup }: { basketGroup: string }) {
  const say = useTexts(checkoutTexts)
  const navigate = useNavigate()
  const { data: delivery, isError } = useDelivery(basketGroup)
  const { data: checkout } = useCheckoutOrder(basketGroup)
  const [saved, setSaved] = useState(0)
  const item = delivery?.items[saved]
  const isLast = delivery ? saved + 1 >= delivery.items.length : false
  const goOn = () => {
    if (isLast) void navigate({ href: link.payment(basketGroup) })
    else setSaved(saved + 1)
  }
  return (
    <SpaPage title={say('delivery.title')} current="basket">
      {isError ? (
        <CheckoutMissing />
      ) : (
        <>
          <h1 className="text-h1">{say('delivery.title')}</h1>
          <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_--spacing(100)] lg:gap-14">
            {item && checkout ? (
              <DeliveryStep
                key={item.orderId}
                basketGroup={basketGroup}
                item={item}
                orders={checkout.orders}
                isLast={isLast}
                onSaved={goOn}
              />
            ) : (
              <div className="h-100" aria-busy="true">
                <Skeleton shape="block" />
              </div>
            )}
          </div>
        </>
      )}
    </SpaPage>
  )
}
