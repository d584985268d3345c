import {
  type DeliveryOption,
  useDelivery,
  useRunDelayedDelivery,
} from '@svetlitsa/api-client/delivery/queries'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { formatWeekday } from '@svetlitsa/i18n/format/format-weekday'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { SlotPicker } from '@svetlitsa/ui/order/slot-picker'
import type { OrderFormProps } from './close-form.tsx'
import { FormFailure } from './form-failure.tsx'
import { OrderFormFrame } from './order-form-frame.tsx'

const maxDays = 14

type DeliveryDay = DeliveryOption['days'][number]

/** The day and time of a delayed delivery: its address and price stand (delivery.delayed). */
export function DayForm({ order, onDone, onCancel }: OrderFormProps) {
  const t = useTexts(orderTexts)
  const { data, isError, isPaused, refetch } = useDelivery(order.basketGroup)
  if (!data) {
    if (isError || isPaused)
      return <FormFailure onRetry={() => void refetch()} onCancel={onCancel} />
    return (
      <div className="h-80" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  }
  const item = data.items.find(({ orderId }) => orderId === order.id)
  const days = (item?.options.find(({ kind }) => kind === 'courier')?.days ?? []).slice(0, maxDays)
  const [first] = days.filter(({ slots }) => slots.some(({ isFree }) => isFree))
  if (!first) {
    const keep = (
      <Button size={40} kind="outline" onClick={onCancel}>
        {t('close.keep')}
      </Button>
    )
    return (
      <Notice tone="sand" action={keep}>
        {t('day.none')}
      </Notice>
    )
  }
  return (
    <SlotForm order={order} onDone={onDone} onCancel={onCancel} days={days} firstDay={first.date} />
  )
}

type SlotFormProps = OrderFormProps & {
  days: readonly DeliveryDay[]
  /** The first day that has room. */
  firstDay: string
}

function SlotForm({ order, onDone, onCancel, days, firstDay }: SlotFormProps) {
  const t = useTexts(orderTexts)
  const language = useLanguage()
  const { mutateAsync } = useRunDelayedDelivery()
  const { bindValue, formProps, isSending, failure } = useCallForm({
    values: { time: { day: firstDay, from: null as string | null } },
    toInput: ({ time }) => {
      const slot = findSlot(days, time)
      return slot ? { orderGuid: order.guid, slotId: slot.id } : null
    },
    canSubmit: ({ time }) => findSlot(days, time) !== undefined,
    call: (input, key) => mutateAsync({ key, input }),
    onDone: ({ date, timeFrom: from, timeTo: to }) =>
      onDone(t('day.done', { date: formatDay(date, language), from, to })),
    failed: t('close.failed'),
  })
  const { value, onChange } = bindValue('time')
  return (
    <OrderFormFrame
      title={t('day.open')}
      submitLabel={t('day.save')}
      formProps={formProps}
      isSending={isSending}
      error={failure?.message}
      onCancel={onCancel}
    >
      <SlotPicker
        days={days.map(({ date, slots }) => ({
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
        value={value}
        onChange={onChange}
        labels={{
          title: t('day.title'),
          days: t('day.days'),
          slots: t('day.slots'),
          taken: t('day.taken'),
        }}
      />
    </OrderFormFrame>
  )
}

function findSlot(
  days: readonly DeliveryDay[],
  { day, from }: { day: string; from: string | null },
) {
  return days.find(({ date }) => date === day)?.slots.find(({ timeFrom }) => timeFrom === from)
}
