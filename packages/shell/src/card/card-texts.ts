import type { Language } from '@svetlitsa/domain/language/language'
import { deliveryTexts } from '@svetlitsa/i18n/delivery/delivery-texts'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { QuantityStepperLabels } from '@svetlitsa/ui/basket/quantity-stepper'
import type { PriceLabels } from '@svetlitsa/ui/product/price'
import type { RatingLabels } from '@svetlitsa/ui/review/rating'
import { getCompareTexts } from '../compare/get-compare-texts.ts'
import { getHeartTexts } from '../favourite/get-heart-texts.ts'
import { getStockNoticeTexts } from '../stock-notice/get-stock-notice-texts.ts'
import type { BuyTexts } from './card-buy-button.tsx'
import type { CardIslandTexts } from './card-island.tsx'

const textsCache = new Map<string, CardIslandTexts>()

/**
 * The texts of cards, one object per language and unit, so that a page with many cards contains
 * them once.
 */
export function getCardIslandTexts(language: Language, byMetre = false): CardIslandTexts {
  const key = `${language} ${byMetre}`
  const cached = textsCache.get(key)
  if (cached) return cached
  const { colour, moreColours, absent, score, decimal, hints } = productCardTexts[language]
  const texts = {
    card: { price: getPriceTexts(language, byMetre), hints, colour, moreColours, absent },
    rating: { score, decimal },
    heart: getHeartTexts(language),
    compare: getCompareTexts(language),
    buy: getBuyTexts(language),
    today: deliveryTexts[language].today,
  }
  textsCache.set(key, texts)
  return texts
}

/** «126 отзывов», in the plural form of the count. */
export function formatReviewCount(language: Language, count: number): string {
  return getTranslator(productCardTexts, language)('reviews', { count })
}

/** The texts beside the stars for a number of reviews. */
export function getRatingTexts(language: Language, count: number): RatingLabels {
  return { ...getCardIslandTexts(language).rating, reviews: formatReviewCount(language, count) }
}

/** Accessible labels of prices, and the unit of a price where it is not a piece. */
export function getPriceTexts(language: Language, byMetre = false): PriceLabels {
  const { price, oldPrice, perMetre } = productCardTexts[language]
  return { now: price, old: oldPrice, ...(byMetre && { unit: perMetre }) }
}

/** Labels of the quantity; of the length where goods are sold by the metre. */
export function getQuantityTexts(
  language: Language,
  name: string,
  byMetre: boolean,
): QuantityStepperLabels {
  const { quantity, lengthOf, metre, decimal, less, plus: more } = productCardTexts[language]
  const label = (byMetre ? lengthOf : quantity).replace('{name}', name)
  return { quantity: label, less, more, ...(byMetre && { unit: metre, decimal }) }
}

export function getBuyTexts(language: Language): BuyTexts {
  const { toBasket, toBasketOf, adding, inBasket, partnerPrice } = productCardTexts[language]
  const notice = getStockNoticeTexts(language)
  return { toBasket, toBasketNamed: toBasketOf, adding, inBasket, notice, partnerPrice }
}
