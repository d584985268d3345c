import type { CardOffer } from '@svetlitsa/domain/card/card'
import type { SellingTerms } from '@svetlitsa/domain/quantity/selling-terms'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { QuantityStepper } from '@svetlitsa/ui/basket/quantity-stepper'
import { useAddOffer } from '../basket/use-add-offer.ts'
import { getQuantityTexts } from '../card/card-texts.ts'
import type { QuickViewItem } from '../card/quick-view-item.ts'
import { useLanguage } from '../language/language-provider.tsx'
import { getStockNoticeTexts } from '../stock-notice/get-stock-notice-texts.ts'
import { StockNoticeButton } from '../stock-notice/stock-notice-button.tsx'
import { getOfferPictures } from './get-offer-pictures.ts'

type QuickViewBuyProps = {
  item: QuickViewItem
  offer: CardOffer
  terms: SellingTerms
  quantity: number
  onQuantity: (quantity: number) => void
}

/** Quantity, «В корзину» and the link to the product page. */
export function QuickViewBuy({ item, offer, terms, quantity, onQuantity }: QuickViewBuyProps) {
  const language = useLanguage()
  const texts = productCardTexts[language]
  const { add, isAdding } = useAddOffer()
  const { name, url, sign, byMetre, eventDetails } = item
  const href = `${url}?offer_id=${offer.id}`
  const addItem = () => {
    const picture = getOfferPictures(offer, item)[0] ?? null
    const variantText = [offer.size, offer.finish].filter(Boolean).join(' · ')
    const { id: offerId, price } = offer
    const itemDetails = { ...eventDetails, ...(variantText && { variant: variantText }) }
    void add(
      {
        offerId,
        name,
        href,
        price,
        picture,
        variantText,
        sign,
        byMetre,
        eventDetails: itemDetails,
      },
      quantity,
    )
  }
  const isAbsent = terms.stock === 0
  return (
    <div className="mt-auto flex flex-col gap-4">
      {isAbsent ? (
        <StockNoticeButton offerId={offer.id} name={name} texts={getStockNoticeTexts(language)} />
      ) : (
        <div className="flex items-center gap-3">
          <QuantityStepper
            quantity={quantity}
            terms={terms}
            onChange={onQuantity}
            labels={getQuantityTexts(language, name, byMetre)}
          />
          <div className="grow">
            <Button wide waiting={isAdding && texts.adding} onClick={addItem}>
              {texts.toBasket}
            </Button>
          </div>
        </div>
      )}
      <p className="text-small">
        <TextLink href={href}>{texts.more}</TextLink>
      </p>
    </div>
  )
}
