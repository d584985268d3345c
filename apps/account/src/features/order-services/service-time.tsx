import type { OrderServices } from '@svetlitsa/api-client/order-services/queries'
import { orderServicesTexts } from '@svetlitsa/i18n/order-services/order-services-texts'
import { DeliverySlots } from '@svetlitsa/shell/delivery/delivery-slots'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import type { useServicesForm } from './use-services-form.ts'

type ServiceTimeProps = { loaded: OrderServices; form: ReturnType<typeof useServicesForm> }

const shownDays = 14

/** The day and the hours; a time that cannot be had is told below them. */
export function ServiceTime({ loaded, form }: ServiceTimeProps) {
  const t = useTexts(orderServicesTexts)
  const { fields, change, days, errors } = form
  const isDelivery = fields.way === 'delivery'
  const { hasDays, isDelayed } = loaded.services.delivery
  if (isDelivery && !hasDays) return <Notice tone="sand">{t('carrier')}</Notice>
  if (form.areDaysMissing) return <ErrorNotice text={t('emptied')} onRetry={form.retryDays} />
  if (form.areDaysLoading) {
    return (
      <div className="h-80" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  }
  const hasRoom = days.some(({ slots }) => slots.some(({ isFree }) => isFree))
  if (!hasRoom) return <Notice tone="sand">{t('noDays')}</Notice>
  const pickupLabels = { title: t('pickupWhen'), days: t('pickupDays'), slots: t('pickupSlots') }
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      data-invalid={errors.time ? '' : undefined}
    >
      <DeliverySlots
        days={days}
        maxDays={shownDays}
        fields={fields}
        onChange={change}
        {...(isDelivery ? {} : { labels: pickupLabels })}
      />
      {isDelivery && isDelayed && <p className="text-small text-ink-soft">{t('delayed')}</p>}
      {errors.time && (
        <Notice tone="sale" live>
          {errors.time}
        </Notice>
      )}
    </div>
  )
}
