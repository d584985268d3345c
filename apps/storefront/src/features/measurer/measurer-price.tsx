'use client'

import { useMeasurer } from '@svetlitsa/api-client/query/content'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { dayText } from '@svetlitsa/i18n/day-text'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'

/** What the measurer's visit costs in the shopper's city and when one can come. */
export function MeasurerPrice() {
  const say = useTexts(contentTexts)
  const language = useLanguage()
  const { data, isPending } = useMeasurer()
  if (isPending) {
    return (
      <div className="mt-6 h-24 max-w-text" aria-busy="true">
        <Skeleton shape="heading" width="half" />
      </div>
    )
  }
  // A page whose price cannot be had is still a good page: the form below asks for one.
  if (!data) return null
  const { measurer, currency } = data
  if (!measurer) {
    return <p className="mt-6 max-w-text">{say('measurer.none')}</p>
  }
  const { sign } = currency
  return (
    <div className="mt-6 max-w-text border-y border-line py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-h3">{say('measurer.price')}</span>
        <span className="text-total">{formatPrice(measurer.price, { sign })}</span>
      </p>
      <p className="mt-1 text-small text-ink-soft">
        {measurer.freeFrom !== null &&
          `${say('measurer.free', { sum: formatPrice(measurer.freeFrom, { sign }) })}. `}
        {measurer.pricePerKm > 0 &&
          `${say('measurer.km', { price: formatPrice(measurer.pricePerKm, { sign }) })}.`}
      </p>
      <p className="mt-2 text-small text-forest">
        {say('measurer.day', { day: dayText(measurer.firstDay, language) })}
      </p>
    </div>
  )
}
