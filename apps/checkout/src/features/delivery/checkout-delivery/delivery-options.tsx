import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import type { DeliveryOption } from '@svetlitsa/api-client/delivery/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { findFirstSlot } from './find-first-slot.ts'

type DeliveryOptionsProps = {
  checkout: Checkout
  onChoose: (id: number) => void
  error?: string | undefined
}

/** The ways of delivery with their price and first day. */
export function DeliveryOptions({ checkout, onChoose, error }: DeliveryOptionsProps) {
  const t = useTexts(checkoutTexts)
  const steps = useTexts(checkoutStepsTexts)
  const language = useLanguage()
  const { delivery, currency } = checkout
  const describe = ({ days, stores, description }: DeliveryOption) => {
    const first = findFirstSlot(days)
    if (first) return steps('delivery.from', { day: formatDay(first.date, language) })
    if (stores.length > 0) return steps('delivery.stores', { count: stores.length })
    return description
  }
  const formatOptionPrice = (option: DeliveryOption) => {
    const price = option.id === delivery.id ? delivery.price : option.price
    return price === 0
      ? t('delivery.free')
      : formatPrice(price, { sign: currency.sign, convert: false })
  }
  return (
    <RadioCards
      legend={t('delivery.way')}
      name="delivery-way"
      columns={delivery.list.length === 3 ? 3 : 2}
      value={delivery.id === null ? null : String(delivery.id)}
      onChange={(id) => onChoose(Number(id))}
      error={error}
      options={delivery.list.map((option) => ({
        value: String(option.id),
        title: option.name,
        note: describe(option),
        aside: formatOptionPrice(option),
      }))}
    />
  )
}
