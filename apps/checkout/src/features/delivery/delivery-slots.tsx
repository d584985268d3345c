import type { DeliveryOption } from '@svetlitsa/api-client/delivery/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { formatWeekday } from '@svetlitsa/i18n/format/format-weekday'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SlotPicker } from '@svetlitsa/ui/order/slot-picker'
import type { DeliveryFields } from './delivery-fields.ts'

type DeliverySlotsProps = {
  days: DeliveryOption['days']
  fields: Pick<DeliveryFields, 'day' | 'slotFrom'>
  onChange: (changed: Pick<DeliveryFields, 'day' | 'slotFrom'>) => void
}

const maxDays = 7

/** A week of days and the four-hour slots of the selected day. */
export function DeliverySlots({ days, fields, onChange }: DeliverySlotsProps) {
  const t = useTexts(checkoutTexts)
  const language = useLanguage()
  return (
    <SlotPicker
      days={days.slice(0, maxDays).map(({ date, slots }) => ({
        day: date,
        weekday: formatWeekday(date, language, 'short'),
        number: String(Number(date.slice(8))),
        label: `${formatWeekday(date, language, 'long')}, ${formatDay(date, language)}`,
        slots: slots.map(({ timeFrom, timeTo, isFree }) => ({
          from: timeFrom,
          to: timeTo,
          isFree,
        })),
      }))}
      value={{ day: fields.day, from: fields.slotFrom }}
      onChange={({ day, from }) => onChange({ day, slotFrom: from })}
      labels={{
        title: t('delivery.when'),
        days: t('delivery.days'),
        slots: t('delivery.slots'),
        taken: t('delivery.taken'),
      }}
    />
  )
}
