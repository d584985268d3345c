import { useShellSelector } from '@svetlitsa/api-client/shell/queries'
import { isPhoneSized } from '@svetlitsa/domain/device/is-phone-sized'
import { link } from '@svetlitsa/domain/route/site-map'
import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useCardOfferChoice } from '@svetlitsa/ui/product/product-card/card-offer-provider'
import { useCallback } from 'react'
import { useAddOffer } from '../basket/use-add-offer.ts'
import {
  StockNoticeButton,
  type StockNoticeButtonTexts,
} from '../stock-notice/stock-notice-button.tsx'
import { PartnerPrice } from './partner-price.tsx'
import type { QuickViewItem } from './quick-view-item.ts'
import { useCardOfferIds, useOfferRemains } from './remains-provider.tsx'

export type BuyTexts = {
  toBasket: string
  /** «В корзину: {name}», the accessible name in place of the visible text. */
  toBasketNamed: string
  adding: string
  inBasket: string
  notice: StockNoticeButtonTexts
  /** «Ваша цена», shown to partners only. */
  partnerPrice: string
}

type CardBuyButtonProps = {
  /** Data for the quick view in addition to the current offer. */
  item: Pick<QuickViewItem, 'productId' | 'name' | 'url' | 'sign' | 'byMetre' | 'projectId'>
  vendor: string
  /** The size of all offers of the card. */
  size?: string | undefined
  /** The quantity that the first press adds: 1, or the minimum batch. */
  quantity: number
  texts: BuyTexts
}

/** The button of a card, below the partner's price where a partner is logged in. */
export function CardBuyButton(props: CardBuyButtonProps) {
  const { chosenOffer: offer } = useCardOfferChoice()
  const offerIds = useCardOfferIds()
  return (
    <div className="grid gap-2">
      <PartnerPrice
        offerId={offer.id}
        offerIds={offerIds}
        label={props.texts.partnerPrice}
        sign={props.item.sign}
      />
      <BuyButton {...props} />
    </div>
  )
}

/**
 * On a desktop it opens the quick view of the current offer, on a phone it
 * adds it to the basket (card.quick-view).
 */
function BuyButton({ item, vendor, size, quantity, texts }: CardBuyButtonProps) {
  const { chosenOffer: offer } = useCardOfferChoice()
  const isInBasket = useShellSelector(
    useCallback(({ basketOfferIds }) => basketOfferIds.includes(offer.id), [offer.id]),
  )
  const { add, isAdding } = useAddOffer()
  const { open } = useWindows()
  const remains = useOfferRemains(offer.id)

  if (isInBasket) {
    return (
      <Button size={40} kind="outline" wide href={link.basket()}>
        {texts.inBasket}
      </Button>
    )
  }
  if (remains?.quantity === 0) {
    return <StockNoticeButton offerId={offer.id} name={item.name} texts={texts.notice} size={40} />
  }
  const onBuy = () => {
    const { id: offerId, href, price, pictures } = offer
    const picture = pictures[0] ?? null
    const eventDetails = { brand: vendor }
    if (!isPhoneSized(screen.width, screen.height)) {
      open('quickView', { item: { ...item, offerId, price, picture, eventDetails } })
      return
    }
    const { name, sign, byMetre } = item
    const variantText = [size, offer.finish].filter(Boolean).join(' · ')
    void add(
      { offerId, name, href, price, picture, variantText, sign, byMetre, eventDetails },
      quantity,
    )
  }
  return (
    <Button
      size={40}
      kind="soft"
      wide
      aria-label={texts.toBasketNamed.replace('{name}', item.name)}
      waiting={isAdding && texts.adding}
      onClick={onBuy}
    >
      {texts.toBasket}
    </Button>
  )
}
