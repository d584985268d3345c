import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { formatDeliveryAddress } from '@svetlitsa/domain/delivery/delivery-address'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'

/** How, where and when, in one line each. */
export function DeliverySummary({ checkout }: { checkout: Checkout }) {
  const t = useTexts(checkoutStepsTexts)
  const language = useLanguage()
  const { list, id, type, fieldSet, dateAndTime } = checkout.delivery
  const option = list.find((candidate) => candidate.id === id)
  if (!option) return null
  const store = option.stores.find((candidate) => candidate.id === fieldSet.storeId)
  const place = option.addressBar ? formatDeliveryAddress(fieldSet.address) : store?.name
  return (
    <p>
      {[option.name, place].filter(Boolean).join(': ')}
      {type !== 'delayed' && dateAndTime && (
        <span className="block">
          {t('delivery.slot', {
            day: formatDay(dateAndTime.date, language),
            from: dateAndTime.timeFrom,
            to: dateAndTime.timeTo,
          })}
        </span>
      )}
    </p>
  )
}
