'use client'

import type { SellingTerms } from '@svetlitsa/domain/quantity/selling-terms'
import { cardTexts } from '@svetlitsa/i18n/card-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { QuantityStepper } from '@svetlitsa/ui/shop/quantity-stepper'
import { useAddToBasket } from '../basket/use-add-to-basket.tsx'
import type { OfferOfCall } from '../card/product-of-call.tsx'
import { useLanguage } from '../language-provider.tsx'
import { picturesOfOffer } from './pictures-of-offer.ts'
import type { QuickThing } from './quick-thing.ts'

type QuickBuyProps = {
  thing: QuickThing
  offer: OfferOfCall
  terms: SellingTerms
  quantity: number
  onQuantity: (quantity: number) => void
}

/** How many, «В корзину», and the way to the product's page. */
export function QuickBuy({ thing, offer, terms, quantity, onQuantity }: QuickBuyProps) {
  const words = cardTexts[useLanguage()]
  const { add, isAdding } = useAddToBasket()
  const { name, url, sign, told } = thing
  const href = `${url}?offer_id=${offer.id}`
  const put = () => {
    const picture = picturesOfOffer(offer, thing)[0] ?? null
    const facts = [offer.size, offer.finish].filter(Boolean).join(' · ')
    const { id: offerId, price } = offer
    const report = { ...told, ...(facts && { variant: facts }) }
    void add({ offerId, name, href, price, picture, facts, sign, told: report }, quantity)
  }
  const isAbsent = terms.stock === 0
  return (
    <div className="mt-auto flex flex-col gap-4">
      {isAbsent ? (
        <Button kind="quiet" wide disabled>
          {words.absent}
        </Button>
      ) : (
        <div className="flex items-center gap-3">
          <QuantityStepper
            quantity={quantity}
            terms={terms}
            onChange={onQuantity}
            words={{
              quantity: words.quantity.replace('{name}', name),
              less: words.less,
              more: words.plus,
            }}
          />
          <div className="grow">
            <Button wide waiting={isAdding && words.adding} onClick={put}>
              {words.toBasket}
            </Button>
          </div>
        </div>
      )}
      <p className="text-small">
        <TextLink href={href}>{words.more}</TextLink>
      </p>
    </div>
  )
}
