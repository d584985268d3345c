import { type Checkout, useSaveStep } from '@svetlitsa/api-client/checkout/queries'
import { type Order, useCheckoutOrder } from '@svetlitsa/api-client/order/queries'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'

type UnfinishedDeliveryProps = { checkout: Checkout; onGivenUp: () => void }

/** A change that lacks something: which delivery the orders still have, and the way back to it. */
export function UnfinishedDelivery({ checkout, onGivenUp }: UnfinishedDeliveryProps) {
  const t = useTexts(checkoutStepsTexts)
  const { delivery, basketGroup } = checkout
  const { data: ordered } = useCheckoutOrder(basketGroup ?? '')
  const failures = useTexts(loadErrorTexts)
  const { mutate: save, isPending, data: outcome, error } = useSaveStep(checkout.id)
  const kept = ordered?.orders.find(({ state }) => state !== 'cancelled')?.delivery
  if (!delivery.isUnfinished) return null
  const giveUp = () => save({ step: 3 }, { onSuccess: ({ ok }) => ok && onGivenUp() })
  const refusal = outcome?.ok === false ? outcome.message : null
  const failure = error ? (getErrorMessage(error) ?? failures('text')) : refusal
  return (
    <Notice
      tone="honey"
      live
      action={
        <Button size={40} kind="outline" waiting={isPending && t('saving')} onClick={giveUp}>
          {t('delivery.keep')}
        </Button>
      }
    >
      <span className="block">{t('delivery.unfinished')}</span>
      {kept && <KeptDelivery delivery={kept} />}
      {failure && <span className="mt-2 block">{failure}</span>}
    </Notice>
  )
}

function KeptDelivery({ delivery }: { delivery: NonNullable<Order['delivery']> }) {
  const t = useTexts(checkoutStepsTexts)
  const language = useLanguage()
  const { description, address, date, timeFrom: from, timeTo: to } = delivery
  const day = date && formatDay(date, language)
  return (
    <span className="mt-2 block font-medium">
      {[description, address].filter(Boolean).join(': ')}
      {day && (
        <span className="block">{from && to ? t('delivery.slot', { day, from, to }) : day}</span>
      )}
    </span>
  )
}
