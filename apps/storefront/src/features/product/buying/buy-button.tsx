import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { useAddOffer } from '@svetlitsa/shell/basket/use-add-offer'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { getStockNoticeTexts } from '@svetlitsa/shell/stock-notice/get-stock-notice-texts'
import { StockNoticeButton } from '@svetlitsa/shell/stock-notice/stock-notice-button'
import { Button } from '@svetlitsa/ui/actions/button'
import { useOfferRemains, useQuantity } from '../offer/selected-offer.ts'
import type { OfferToBuy, ProductBuy } from './product-buy.ts'

type BuyButtonProps = { offer: OfferToBuy; buy: ProductBuy; size: 48 | 56 }

/** «В корзину» for the selected offer, on the product page and in the phone's buy bar. */
export function BuyButton({ offer, buy, size }: BuyButtonProps) {
  const { name, url, sign, byMetre } = buy
  const language = useLanguage()
  const texts = productTexts[language]
  const quantity = useQuantity(buy.quantity)
  const { data } = useShellState()
  const { add, isAdding } = useAddOffer()
  const remains = useOfferRemains(offer.id)

  if (data?.basketOfferIds.includes(offer.id)) {
    return (
      <Button size={size} kind="dark" wide href={link.basket()}>
        {texts.inBasket}
      </Button>
    )
  }
  if (remains?.quantity === 0) {
    const notice = getStockNoticeTexts(language)
    return <StockNoticeButton offerId={offer.id} name={name} texts={notice} size={size} />
  }
  const addItem = () => {
    const { id: offerId, price, pictures, finish, sizeText } = offer
    const picture = pictures[0] ? toPictureData(pictures[0], 'page') : null
    const variantText = [sizeText, finish].filter(Boolean).join(' · ')
    const href = `${url}?offer_id=${offerId}`
    void add({ offerId, name, href, price, picture, variantText, sign, byMetre }, quantity)
  }
  return (
    <Button size={size} wide waiting={isAdding && texts.adding} onClick={addItem}>
      {texts.toBasket}
    </Button>
  )
}
