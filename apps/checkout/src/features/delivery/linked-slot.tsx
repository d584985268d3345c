import {
  type DeliveryItem,
  type DeliveryOption,
  useSetDelivery,
} from '@svetlitsa/api-client/delivery/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { DeliverySlots } from '@svetlitsa/shell/delivery/delivery-slots'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { type FormOutcome, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { findLinkedSlots } from './find-linked-slots.ts'

type LinkedSlotProps = { basketGroup: string; item: DeliveryItem }

/** The day and hours of a saved delivery: all that the holder of a link chooses (checkout.masked). */
export function LinkedSlot({ basketGroup, item }: LinkedSlotProps) {
  const t = useTexts(checkoutTexts)
  const language = useLanguage()
  const option = findLinkedSlots(item)
  const { mutateAsync } = useSetDelivery(basketGroup)
  const { bindValue, change, formProps, isSending, isDone, failure } = useCallForm({
    values: { time: { day: item.chosen?.date ?? '', slotFrom: item.chosen?.timeFrom ?? null } },
    check: ({ time }) => ({ time: findSlot(option, time) ? undefined : t('delivery.chooseSlot') }),
    toInput: ({ time }) => {
      const chosen = findSlot(option, time)
      return option && chosen ? { id: option.id, orderId: item.orderId, slotId: chosen.id } : null
    },
    call: async (chosen): Promise<FormOutcome<unknown>> => {
      const outcome = await mutateAsync(chosen)
      const { ok } = outcome
      return ok ? outcome : { ok, message: outcome.message, fields: { time: outcome.message } }
    },
  })
  const { value, error } = bindValue('time')
  if (!option) return null
  const slot = findSlot(option, value)
  return (
    <form {...formProps} className="flex min-w-0 flex-col items-start gap-6">
      <div className="w-full">
        <h2 className="text-h3">{t('delivery.order', { number: item.orderId })}</h2>
        <p className="mt-1 text-small text-ink-soft">{item.chosen?.address}</p>
      </div>
      <div className="w-full">
        <DeliverySlots
          days={option.days}
          fields={value}
          error={error}
          onChange={(time) => change({ time })}
        />
      </div>
      {failure && !failure.isAtField && <ErrorNotice text={failure.message} />}
      {isDone && slot && (
        <Notice tone="forest" live>
          {t('masked.slotSaved', {
            day: formatDay(value.day, language),
            from: slot.timeFrom,
            to: slot.timeTo,
          })}
        </Notice>
      )}
      <Button type="submit" size={56} waiting={isSending && t('delivery.waiting')}>
        {t('masked.saveSlot')}
      </Button>
    </form>
  )
}

function findSlot(
  option: DeliveryOption | null,
  { day, slotFrom }: { day: string; slotFrom: string | null },
) {
  return option?.days
    .find(({ date }) => date === day)
    ?.slots.find(({ timeFrom }) => timeFrom === slotFrom)
}
