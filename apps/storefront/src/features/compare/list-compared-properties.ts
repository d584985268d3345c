import type { ComparedDetails } from '@svetlitsa/api-client/product/queries'
import type { ComparedProperty } from '@svetlitsa/domain/compare/comparison'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import type { compareTexts } from '@svetlitsa/i18n/compare/compare-texts'
import type { Translator } from '@svetlitsa/i18n/translator/get-translator'

/** What is compared of a product: what its card says, and the properties of the chosen offer. */
export function listComparedProperties(
  product: ComparedDetails,
  t: Translator<(typeof compareTexts)['ru']>,
  sign: string,
): ComparedProperty[] {
  const { currentOffer, price, sizeText, rating, vendor, warrantyMonths } = product
  const ownValues = currentOffer ? (product.offerCharacteristics[currentOffer.id] ?? {}) : {}
  const general = [
    { name: t('price'), value: formatPrice((currentOffer?.price ?? price).new, { sign }) },
    { name: t('size'), value: sizeText },
    { name: t('rating'), value: rating.count > 0 ? t('score', rating) : '' },
    { name: t('vendor'), value: vendor.name },
    {
      name: t('warranty'),
      value: warrantyMonths > 0 ? t('months', { months: warrantyMonths }) : '',
    },
  ]
  const names = new Set(general.map(({ name }) => name))
  const characteristics = product.characteristics
    .filter(({ name }) => !names.has(name))
    .map(({ code, name, value }) => ({ name, value: ownValues[code] ?? value }))
  return [...general, ...characteristics]
}
