import { useDelivery } from '@svetlitsa/api-client/delivery/queries'
import { useCheckoutOrder } from '@svetlitsa/api-client/order/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { loadWhenIdle } from '@svetlitsa/ui/lazy/load-when-idle'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CheckoutColumns } from '../../checkout/checkout-columns.tsx'
import { CheckoutNotFound } from '../../checkout/checkout-not-found.tsx'
import { CheckoutSummary } from '../../checkout/checkout-summary.tsx'
import { CheckoutMasked } from '../../checkout/masked/lazy-checkout-masked.tsx'
import { OfflineNotice } from '../../checkout/offline-notice.tsx'
import { OrderSteps } from '../../checkout/order-steps.tsx'
import { ScreenPlace } from '../../checkout/screen-place.tsx'
import { findLinkedSlots } from './find-linked-slots.ts'
import { DeliveryStep, loadDeliveryStep } from './lazy-delivery-step.tsx'
import { LinkedSlot } from './lazy-linked-slot.tsx'

type DeliveryScreenProps = {
  basketGroup: string
  /** The secret of a link in a message. */
  code: string | undefined
}

/** Choice of delivery for the orders just created (route.delivery). */
export function DeliveryScreen({ basketGroup, code }: DeliveryScreenProps) {
  const t = useTexts(checkoutTexts)
  const navigate = useNavigate()
  const { data: delivery, isError, refetch } = useDelivery(basketGroup)
  const {
    data: checkout,
    isError: checkoutError,
    refetch: refetchCheckout,
  } = useCheckoutOrder(basketGroup)
  useEffect(() => loadWhenIdle(loadDeliveryStep), [])
  const [saved, setSaved] = useState(0)
  const item = delivery?.items[saved]
  const linked = delivery?.items.filter((candidate) => findLinkedSlots(candidate) !== null) ?? []
  const isLast = delivery ? saved + 1 >= delivery.items.length : false
  const goToNext = () => {
    if (isLast) void navigate({ href: link.payment(basketGroup) })
    else setSaved(saved + 1)
  }
  const isLoaded = checkout && (checkout.isMasked || delivery)
  if (delivery !== null && !isLoaded && !isError && !checkoutError) {
    return (
      <SpaPage title={t('delivery.title')} current="basket">
        <h1 className="text-h1">{t('delivery.title')}</h1>
        <div className="mt-8">
          <ScreenPlace />
        </div>
      </SpaPage>
    )
  }
  return (
    <SpaPage title={t('delivery.title')} current="basket">
      {delivery === null ? (
        <CheckoutNotFound />
      ) : (
        <>
          <h1 className="text-h1">{t('delivery.title')}</h1>
          {checkout && <OrderSteps current={2} orders={checkout.orders} />}
          <div className="mt-8">
            <OfflineNotice />
            {checkout?.isMasked ? (
              <CheckoutColumns summary={<CheckoutSummary orders={checkout.orders} />}>
                <div className="flex min-w-0 flex-col gap-10">
                  {linked.map((linkedItem) => (
                    <LinkedSlot
                      key={linkedItem.orderId}
                      basketGroup={basketGroup}
                      item={linkedItem}
                    />
                  ))}
                  <CheckoutMasked
                    step={linked.length > 0 ? 'slot' : 'delivery'}
                    orders={checkout.orders}
                    code={code}
                  />
                </div>
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
            ) : (
              <ErrorNotice
                text={t('delivery.emptied')}
                onRetry={() => {
                  void refetch()
                  void refetchCheckout()
                }}
              />
            )}
          </div>
        </>
      )}
    </SpaPage>
  )
}
