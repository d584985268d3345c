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
import { CheckoutColumns } from '../../checkout/checkout-columns.tsx'
import { CheckoutMasked } from '../../checkout/checkout-masked.tsx'
import { CheckoutNotFound } from '../../checkout/checkout-not-found.tsx'
import { CheckoutSummary } from '../../checkout/checkout-summary.tsx'
import { OrderSteps } from '../../checkout/order-steps.tsx'
import { DeliveryStep } from './delivery-step.tsx'

/** Choice of delivery for the orders just created (route.delivery). */
export function DeliveryScreen({ basketGroup }: { basketGroup: string }) {
  const t = useTexts(checkoutTexts)
  const navigate = useNavigate()
  const { data: delivery, isError, refetch } = useDelivery(basketGroup)
  const {
    data: checkout,
    isError: checkoutError,
    refetch: refetchCheckout,
  } = useCheckoutOrder(basketGroup)
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
          <OrderSteps current={2} orders={checkout?.orders} />
          <div className="mt-8">
            {checkout?.isMasked ? (
              <CheckoutColumns summary={<CheckoutSummary orders={checkout.orders} />}>
                <CheckoutMasked step="delivery" orders={checkout.orders} />
              </CheckoutColumns>
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
            ) : isError || checkoutError ? (
              <ErrorNotice
                text={t('delivery.emptied')}
                onRetry={() => {
                  void refetch()
                  void refetchCheckout()
                }}
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
