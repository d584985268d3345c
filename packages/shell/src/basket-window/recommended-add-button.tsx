import { useShellState } from '@svetlitsa/api-client/shell/queries'
import type { Card } from '@svetlitsa/domain/card/card'
import { basketWindowTexts } from '@svetlitsa/i18n/basket-window/basket-window-texts'
import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Check, Plus } from 'lucide'
import { useAddOffer } from '../basket/use-add-offer.ts'
import { getCurrentOffer, toCardView } from '../card/to-card-product.ts'
import { useTexts } from '../language/use-texts.ts'

type RecommendedAddButtonProps = { product: Card; sign: string }

/** Adds a recommended product to the basket; its window replaces the current one. */
export function RecommendedAddButton({ product, sign }: RecommendedAddButtonProps) {
  const t = useTexts(basketWindowTexts)
  const { add, isAdding } = useAddOffer()
  const { data } = useShellState()
  const offer = getCurrentOffer(product)
  if (!offer) return null
  const { name, url: href, price, vendor, sizeText, byMetre } = product
  const isInBasket = data?.basketOfferIds.includes(offer.id)
  const addItem = () => {
    const picture = toCardView(product, sign).offers[0]?.pictures[0] ?? null
    const variantText = [sizeText, offer.finish].filter(Boolean).join(' · ')
    const quantity = product.isSaleRemains ? 1 : Math.max(1, product.minimumBatch)
    const eventDetails = { brand: vendor.name, list: 'recommendations' }
    void add(
      { offerId: offer.id, name, href, price, picture, variantText, sign, byMetre, eventDetails },
      quantity,
    )
  }
  return (
    <IconButton
      kind="white"
      label={t(isInBasket ? 'added' : 'add', { name })}
      disabled={isAdding || isInBasket}
      onClick={addItem}
    >
      <Icon iconNode={isInBasket ? Check : Plus} />
    </IconButton>
  )
}
