import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Gift } from 'lucide'

type SugarGiftProps = { price: number; threshold: number; sign: string }

/** The gift that comes with the selected offer (card.sugar-gift). */
export function SugarGift({ price, threshold, sign }: SugarGiftProps) {
  const t = useTexts(productTexts)
  if (price <= threshold) return null
  return (
    <p className="flex items-center gap-2 text-small text-forest">
      <Icon iconNode={Gift} size="line" />
      {t('gift', { sum: formatPrice(threshold, { sign }) })}
    </p>
  )
}
