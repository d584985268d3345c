import { link } from '@svetlitsa/domain/route/site-map'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { useAddOffers } from '@svetlitsa/shell/basket/use-add-offers'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useOfferRemains, useQuantity } from '../offer/selected-offer.ts'

type OneClickButtonProps = {
  offerId: number
  name: string
  /** The initial quantity. */
  quantity: number
}

/** Adds the offer to the basket and goes to the checkout at once. */
export function OneClickButton({ offerId, name, quantity: initial }: OneClickButtonProps) {
  const t = useTexts(productTexts)
  const quantity = useQuantity(initial)
  const { add, isAdding } = useAddOffers(name)
  const remains = useOfferRemains(offerId)
  if (remains?.quantity === 0) return null
  const buy = async () => {
    const isAdded = await add({ offers: [{ offerId, quantity }] })
    if (isAdded) location.assign(link.basket())
  }
  return (
    <Button kind="soft" wide waiting={isAdding && t('adding')} onClick={() => void buy()}>
      {t('oneClick')}
    </Button>
  )
}
