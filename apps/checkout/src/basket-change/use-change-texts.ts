import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import type { BasketChange } from '@svetlitsa/domain/basket/list-basket-changes'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'

/** Formats a change of the basket as a sentence, with prices in the region's currency. */
export function useChangeTexts(): (change: BasketChange) => string {
  const t = useTexts(basketTexts)
  const { data: initial } = useInitialData()
  const sign = initial?.regionData.currency.sign ?? '₽'
  return ({ name, reason, was, now }) => {
    const isMoney =
      reason === 'price' || reason === 'discount' || reason === 'bonus' || reason === 'delivery'
    const format = (value: number) => (isMoney ? formatPrice(value, { sign }) : String(value))
    return t(`changed.${reason}`, { name, was: format(was), now: format(now) })
  }
}
