import type { OrderServices } from '@svetlitsa/api-client/order-services/queries'
import { deliveryFormTexts } from '@svetlitsa/i18n/delivery-form/delivery-form-texts'
import { orderServicesTexts } from '@svetlitsa/i18n/order-services/order-services-texts'
import { AddressFields } from '@svetlitsa/shell/delivery/address-fields'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'
import { useEffect, useRef } from 'react'
import { ServiceTime } from './service-time.tsx'
import { ServicesSums } from './services-sums.tsx'
import { useServicesForm } from './use-services-form.ts'

/** Nothing was saved when the screen opens. */
const SavedNotice = lazyPart(async () => ({
  default: (await import('./saved-notice.tsx')).SavedNotice,
}))

/** Not every order has services. */
const DeliveryServices = lazyPart(
  async () => {
    const { DeliveryServices } = await import('@svetlitsa/shell/delivery/delivery-services')
    return { default: DeliveryServices }
  },
  <Skeleton shape="block" />,
)

/** Only a pick-up needs its script. */
const StoreChoice = lazyPart(
  async () => {
    const { StoreChoice } = await import('@svetlitsa/shell/delivery/store-choice')
    return { default: StoreChoice }
  },
  <Skeleton shape="block" />,
)

/** How, where and when the order is got, its services, and what all of it costs. */
export function ServicesForm({ loaded }: { loaded: OrderServices }) {
  const t = useTexts(orderServicesTexts)
  const tForm = useTexts(deliveryFormTexts)
  const servicesPart = useRef<HTMLDivElement>(null)
  // The order leads here; the part exists only once the order is loaded.
  useEffect(() => {
    if (window.location.hash === '#services') servicesPart.current?.scrollIntoView()
  }, [])
  const form = useServicesForm(loaded)
  const { fields, change, errors, calculation, saved } = form
  const { services, order, prices } = loaded
  const { sign } = order.currency
  const isDelivery = fields.way === 'delivery'
  return (
    <form
      {...form.formProps}
      className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_--spacing(100)] xl:gap-12"
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
        {loaded.orders.ready && <Notice tone="sand">{t('ready')}</Notice>}
        {services.delivery.available && services.pickup.available && (
          <RadioCards
            legend={t('way')}
            name="way"
            columns={2}
            value={fields.way}
            onChange={(way) => change({ way: way === 'pickup' ? 'pickup' : 'delivery' })}
            options={[
              { value: 'delivery', title: t('delivery'), note: t('deliveryNote') },
              { value: 'pickup', title: t('pickup'), note: t('pickupNote') },
            ]}
          />
        )}
        {isDelivery ? (
          <AddressFields
            basketGroup={order.basketGroup}
            draft={{
              fields,
              change,
              location: null,
              refusal: errors.address ?? null,
              floorError: errors.floor,
            }}
            city={loaded}
            isMapFolded
          />
        ) : (
          <StoreChoice
            stores={services.pickup.stores}
            city={loaded}
            value={fields.storeId}
            onChange={(storeId) => change({ storeId })}
          />
        )}
        <ServiceTime loaded={loaded} form={form} />
        {prices && (
          <div ref={servicesPart} className="scroll-mt-22">
            <DeliveryServices
              prices={isDelivery ? prices : { ...prices, ...nothingCarried }}
              sign={sign}
              fields={fields}
              onChange={change}
            />
          </div>
        )}
        {isDelivery && (
          <TextArea
            label={tForm('comment')}
            rows={2}
            maxLength={500}
            value={fields.comment}
            onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
          />
        )}
      </div>
      <div className="grid gap-5 rounded-large bg-sand p-5 md:p-8 xl:sticky xl:top-22">
        <ServicesSums calculation={saved?.calculation ?? calculation} sign={sign} />
        {errors.form && (
          <Notice tone="sale" live>
            {errors.form}
          </Notice>
        )}
        {saved && <SavedNotice saved={saved} order={order} />}
        {!saved && (
          <Button type="submit" size={56} waiting={form.isSaving && t('saving')}>
            {t('save')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** From a store the customer carries the goods. */
const nothingCarried = { toDoor: 0, liftByElevator: 0, liftPerFloor: 0 }
