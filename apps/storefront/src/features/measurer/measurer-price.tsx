import { useMeasurer } from '@svetlitsa/api-client/measurer/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'

/** The price of a measurer's visit in the shopper's city, and the earliest date. */
export function MeasurerPrice() {
  const t = useTexts(contentTexts)
  const language = useLanguage()
  const { data, isPending } = useMeasurer()
  if (isPending) {
    return (
      <div className="mt-6 h-24 max-w-text" aria-busy="true">
        <Skeleton shape="heading" width="half" />
      </div>
    )
  }
  // When the price cannot be loaded, the page remains useful: the form below requests a visit.
  if (!data) return null
  const { measurer, currency } = data
  if (!measurer) {
    return <p className="mt-6 max-w-text">{t('measurer.none')}</p>
  }
  const { sign } = currency
  return (
    <div className="mt-6 max-w-text border-y border-line py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-h3">{t('measurer.price')}</span>
        <span className="text-total">{formatPrice(measurer.price, { sign })}</span>
      </p>
      <p className="mt-1 text-small text-ink-soft">
        {measurer.freeFrom !== null &&
          `${t('measurer.free', { sum: formatPrice(measurer.freeFrom, { sign }) })}. `}
        {measurer.pricePerKm > 0 &&
          `${t('measurer.km', { price: formatPrice(measurer.pricePerKm, { sign }) })}.`}
      </p>
      <p className="mt-2 text-small text-forest">
        {t('measurer.day', { day: formatDay(measurer.firstDay, language) })}
      </p>
    </div>
  )
}
