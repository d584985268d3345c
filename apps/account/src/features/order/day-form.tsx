import { useDelivery, useRunDelayedDelivery } from '@svetlitsa/api-client/delivery/queries'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { formatWeekday } from '@svetlitsa/i18n/format/format-weekday'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { SlotPicker } from '@svetlitsa/ui/order/slot-picker'
import { useState } from 'react'
import type { OrderFormProps } from './close-form.tsx'
import { FormFailure } from './form-failure.tsx'
import { OrderFormFrame } from './order-form-frame.tsx'
import { useChangeOrder } from './use-change-order.ts'

const maxDays = 14

/** The day and time of a delayed delivery: its address and price stand (delivery.delayed). */
export function DayForm({ order, onDone, onCancel }: OrderFormProps) {
  const t = useTexts(orderTexts)
  const language = useLanguage()
  const { data, isError, isPaused, refetch } = useDelivery(order.basketGroup)
  const { mutateAsync, isPending } = useRunDelayedDelivery()
  const { change, error } = useChangeOrder()
  const [chosen, setChosen] = useState<{ day: string; from: string | null } | null>(null)
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
  const value = chosen ?? { day: first.date, from: null }
  const slot = days
    .find(({ date }) => date === value.day)
    ?.slots.find(({ timeFrom }) => timeFrom === value.from)
  const save = async () => {
    if (!slot) return
    const input = { orderGuid: order.guid, slotId: slot.id }
    const answer = await change(input, (key) => mutateAsync({ key, input }))
    if (!answer) return
    const { date, timeFrom: from, timeTo: to } = answer
    onDone(t('day.done', { date: formatDay(date, language), from, to }))
  }
  return (
    <OrderFormFrame
      title={t('day.open')}
      submitLabel={t('day.save')}
      isSending={isPending}
      error={error}
      onSubmit={() => void save()}
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
        onChange={setChosen}
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
