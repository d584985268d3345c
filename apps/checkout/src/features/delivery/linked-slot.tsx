import { type DeliveryItem, useSetDelivery } from '@svetlitsa/api-client/delivery/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { DeliverySlots } from '@svetlitsa/shell/delivery/delivery-slots'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { focusFirstError } from '@svetlitsa/shell/form/focus-first-error'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useEffect, useRef, useState } from 'react'
import { findLinkedSlots } from './find-linked-slots.ts'

type LinkedSlotProps = { basketGroup: string; item: DeliveryItem }

/** The day and hours of a saved delivery: all that the holder of a link chooses (checkout.masked). */
export function LinkedSlot({ basketGroup, item }: LinkedSlotProps) {
  const t = useTexts(checkoutTexts)
  const language = useLanguage()
  const option = findLinkedSlots(item)
  const setDelivery = useSetDelivery(basketGroup)
  const [value, setValue] = useState({
    day: item.chosen?.date ?? '',
    slotFrom: item.chosen?.timeFrom ?? null,
  })
  const [failure, setFailure] = useState<{ message: string } | null>(null)
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // A failure is a new object each time, so a repeated one takes the focus again.
    if (failure && box.current) focusFirstError(box.current)
  }, [failure])
  if (!option) return null
  const slot = option.days
    .find(({ date }) => date === value.day)
    ?.slots.find(({ timeFrom }) => timeFrom === value.slotFrom)
  const save = () => {
    if (!slot) return setFailure({ message: t('delivery.chooseSlot') })
    const chosen = { id: option.id, orderId: item.orderId, slotId: slot.id }
    setDelivery.mutate(chosen, {
      onSuccess: (outcome) => {
        if (!outcome.ok) setFailure({ message: outcome.message })
      },
    })
  }
  return (
    <form
      ref={box}
      noValidate
      className="flex min-w-0 flex-col items-start gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="w-full">
        <h2 className="text-h3">{t('delivery.order', { number: item.orderId })}</h2>
        <p className="mt-1 text-small text-ink-soft">{item.chosen?.address}</p>
      </div>
      <div className="w-full">
        <DeliverySlots
          days={option.days}
          fields={value}
          error={failure?.message}
          onChange={(changed) => {
            setValue(changed)
            setFailure(null)
            setDelivery.reset()
          }}
        />
      </div>
      {setDelivery.isError && (
        <ErrorNotice text={getErrorMessage(setDelivery.error) ?? undefined} />
      )}
      {setDelivery.data?.ok && slot && (
        <Notice tone="forest" live>
          {t('masked.slotSaved', {
            day: formatDay(value.day, language),
            from: slot.timeFrom,
            to: slot.timeTo,
          })}
        </Notice>
      )}
      <Button type="submit" size={56} waiting={setDelivery.isPending && t('delivery.waiting')}>
        {t('masked.saveSlot')}
      </Button>
    </form>
  )
}
