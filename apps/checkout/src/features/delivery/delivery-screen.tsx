import { useDelivery } from '@svetlitsa/api-client/delivery/queries'
import { useCheckoutOrder } from '@svetlitsa/api-client/order/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CheckoutMasked } from '../../checkout/checkout-masked.tsx'
import { CheckoutNotFound } from '../../checkout/checkout-not-found.tsx'
import { CheckoutSummary } from '../../checkout/checkout-summary.tsx'
import { DeliveryStep } from './delivery-step.tsx'

/** Choice of delivery for the orders just created (route.delivery). */
export function DeliveryScreen({ basketGroup }: { basketGroup: string }) {
  const t = useTexts(checkoutTexts)
  const navigate = useNavigate()
  const { data: delivery, isError, refetch } = useDelivery(basketGroup)
  const { data: checkout } = useCheckoutOrder(basketGroup)
  const [saved, setSaved] = useState(0)
  const item = delivery?.items[saved]
  const isLast = delivery ? saved + 1 >= delivery.items.length : false
  const goToNext = () => {
    if (isLast) void navigate({ href: link.payment(basketGroup) })
    else setSaved(saved + 1)
  }
  return (
    <SpaPage title={t('delivery.title')} current="basket">
      {delivery === null ? (
        <CheckoutNotFound />
      ) : (
        <>
          <h1 className="text-h1">{t('delivery.title')}</h1>
          <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_--spacing(100)] lg:gap-14">
            {checkout?.isMasked ? (
              <>
                <CheckoutMasked step="delivery" orders={checkout.orders} />
                <CheckoutSummary orders={checkout.orders} />
              </>
            ) : item && checkout && delivery ? (
              <DeliveryStep
                key={item.orderId}
                basketGroup={basketGroup}
                item={item}
                orders={checkout.orders}
                city={delivery}
                onSaved={{
                  label: t(isLast ? 'delivery.save' : 'delivery.saveNext'),
                  go: goToNext,
                }}
              />
            ) : isError ? (
              <ErrorNotice text={t('delivery.emptied')} onRetry={() => void refetch()} />
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
