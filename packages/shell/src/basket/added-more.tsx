'use client'

import { useShellState } from '@svetlitsa/api-client/query/shell'
import { basketWindowTexts } from '@svetlitsa/i18n/basket-window-texts'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { IconButton } from '@svetlitsa/ui/primitives/icon-button'
import { Check, Plus } from 'lucide'
import type { ProductOfCall } from '../card/product-of-call.tsx'
import { currentOffer, toCardProduct } from '../card/to-card-product.tsx'
import { useTexts } from '../use-texts.tsx'
import { useAddToBasket } from './use-add-to-basket.tsx'

type AddedMoreProps = { product: ProductOfCall; sign: string }

/** Puts a recommended thing into the basket as well; its window takes the place of this one. */
export function AddedMore({ product, sign }: AddedMoreProps) {
  const say = useTexts(basketWindowTexts)
  const { add, isAdding } = useAddToBasket()
  const { data } = useShellState()
  const offer = currentOffer(product)
  if (!offer) return null
  const { name, url: href, price, vendor, sizeText } = product
  const isIn = data?.basketOfferIds.includes(offer.id)
  const put = () => {
    const picture = toCardProduct(product, sign).offers[0]?.pictures[0] ?? null
    const facts = [sizeText, offer.finish].filter(Boolean).join(' · ')
    const quantity = product.isSaleRemains ? 1 : Math.max(1, product.minimumBatch)
    const told = { brand: vendor.name, list: 'recommendations' }
    void add({ offerId: offer.id, name, href, price, picture, facts, sign, told }, quantity)
  }
  return (
    <IconButton
      kind="white"
      label={say(isIn ? 'added' : 'add', { name })}
      disabled={isAdding || isIn}
      onClick={put}
    >
      <Icon of={isIn ? Check : Plus} />
    </IconButton>
  )
}
