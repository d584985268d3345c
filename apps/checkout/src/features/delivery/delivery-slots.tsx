import type { DeliveryOption } from '@svetlitsa/api-client/query/delivery'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { dayText } from '@svetlitsa/i18n/day-text'
import { weekdayText } from '@svetlitsa/i18n/weekday-text'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { SlotPicker } from '@svetlitsa/ui/shop/slot-picker'
import type { DeliveryFields } from './delivery-fields.ts'

type DeliverySlotsProps = {
  days: DeliveryOption['days']
  fields: DeliveryFields
  onChange: (changed: Partial<DeliveryFields>) => void
}

const SHOWN_DAYS = 7

/** A week of days and the four-hour windows of the chosen one. */
export function DeliverySlots({ days, fields, onChange }: DeliverySlotsProps) {
  const say = useTexts(checkoutTexts)
  const language = useLanguage()
  return (
    <SlotPicker
      days={days.slice(0, SHOWN_DAYS).map(({ date, slots }) => ({
        day: date,
        weekday: weekdayText(date, language, 'short'),
        number: String(Number(date.slice(8))),
        label: `${weekdayText(date, language, 'long')}, ${dayText(date, language)}`,
        slots: slots.map(({ timeFrom, timeTo, isFree }) => ({
          from: timeFrom,
          to: timeTo,
          isFree,
        })),
      }))}
      value={{ day: fields.day, from: fields.slotFrom }}
      onChange={({ day, from }) => onChange({ day, slotFrom: from })}
      words={{
        title: say('delivery.when'),
        days: say('delivery.days'),
        slots: say('delivery.slots'),
        taken: say('delivery.taken'),
      }}
    />
  )
}
