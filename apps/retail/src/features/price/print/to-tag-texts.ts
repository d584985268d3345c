import type { PriceTag } from '@svetlitsa/api-client/price-print/queries'
import type { Language } from '@svetlitsa/domain/language/language'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { calculateDiscountPercent, shouldShowDiscount } from '@svetlitsa/domain/price/price'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { PriceTagTexts } from '@svetlitsa/ui/price-tag/price-tag'
import { formatTagDay } from '../format-tag-day.ts'

/** A tag as it is printed in the page's language, with its live price at this shop's address. */
export function toTagTexts(
  tag: PriceTag,
  {
    language,
    sign,
    day,
    origin,
  }: { language: Language; sign: string; day: string; origin: string },
): PriceTagTexts {
  const t = getTranslator(priceTagTexts, language)
  const format = (price: number) => formatPrice(price, { sign, convert: false })
  const { price, oldPrice, validFrom, validTo } = tag
  const fall = price !== null && oldPrice !== null ? { old: oldPrice, new: price } : null
  const unit = tag.unit === 'none' ? '' : t(`tag.units.${tag.unit}`)
  return {
    title: tag.title,
    details: tag.details,
    article: tag.article && t('tag.article', { article: tag.article }),
    price: price === null ? '' : format(price),
    oldPrice: fall && {
      price: format(fall.old),
      percent: shouldShowDiscount(fall) ? `−${calculateDiscountPercent(fall)} %` : '',
    },
    note: [unit, tag.vendor].filter(Boolean).join(' · '),
    date:
      validFrom && validTo
        ? t('tag.period', { from: formatTagDay(validFrom), to: formatTagDay(validTo) })
        : formatTagDay(day),
    barcode: tag.kind === 'product' ? (tag.barcode ?? tag.article) || null : null,
    qr: tag.url === null ? null : { address: new URL(tag.url, origin).href, label: t('tag.qr') },
  }
}
