import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { getSugarGiftThreshold, hasSugarGift } from '@svetlitsa/domain/price/has-sugar-gift'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Gift } from 'lucide'

/** Which gift comes with the checked lines, when and how (card.sugar-gift). */
export function BasketGift({ basket }: { basket: Basket }) {
  const t = useTexts(basketTexts)
  const { data: initial } = useInitialData()
  if (!initial) return null
  const { regionData } = initial
  const isGiven = basket.items.some(
    ({ checked, price }) => checked && hasSugarGift(price.new, regionData),
  )
  if (!isGiven) return null
  const { sign } = regionData.currency
  return (
    <p className="mt-4 flex items-start gap-2 text-small text-forest">
      <Icon iconNode={Gift} size="line" />
      {t('gift', { sum: formatPrice(getSugarGiftThreshold(regionData), { sign }) })}
    </p>
  )
}
