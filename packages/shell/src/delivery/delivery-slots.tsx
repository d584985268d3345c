import type { DeliveryOption } from '@svetlitsa/api-client/delivery/queries'
import { deliveryFormTexts } from '@svetlitsa/i18n/delivery-form/delivery-form-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { formatWeekday } from '@svetlitsa/i18n/format/format-weekday'
import { SlotPicker } from '@svetlitsa/ui/order/slot-picker'
import { useLanguage } from '../language/language-provider.tsx'
import { useTexts } from '../language/use-texts.ts'
import type { DeliveryFields } from './delivery-fields.ts'

/** Days and hours as they can be chosen; the same of every call that lists them. */
export type SlotDays = readonly {
  date: string
  slots: readonly Omit<DeliveryOption['days'][number]['slots'][number], 'id'>[]
}[]

type DeliverySlotsProps = {
  days: SlotDays
  fields: Pick<DeliveryFields, 'day' | 'slotFrom'>
  onChange: (changed: Pick<DeliveryFields, 'day' | 'slotFrom'>) => void
  maxDays?: number
  error?: string | undefined
  /** What is asked for, where it is not a delivery. */
  labels?: { title: string; days: string; slots: string }
}

/** The days, a week of them by default, and the four-hour slots of the selected day. */
export function DeliverySlots(props: DeliverySlotsProps) {
  const { days, fields, onChange, error, maxDays = 7, labels } = props
  const t = useTexts(deliveryFormTexts)
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
      error={error}
      onChange={({ day, from }) => onChange({ day, slotFrom: from })}
      labels={{
        title: t('when'),
        days: t('days'),
        slots: t('slots'),
        ...labels,
        taken: t('taken'),
      }}
    />
  )
}
