'use client'

import { useBasketRecommendations } from '@svetlitsa/api-client/query/recommendation'
import { link } from '@svetlitsa/domain/route/site-map'
import { basketWindowTexts } from '@svetlitsa/i18n/basket-window-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { Price } from '@svetlitsa/ui/shop/price'
import { ProductPicture } from '@svetlitsa/ui/shop/product-picture'
import { priceWords } from '../card/card-words.tsx'
import { useLanguage } from '../language-provider.tsx'
import { useTexts } from '../use-texts.tsx'
import type { AddedThing } from './added-thing.ts'
import { AddedTogether } from './added-together.tsx'

type AddedWindowProps = { thing: AddedThing; reduced: number | null }

/** What opens after «В корзину»: the thing, the way to the basket and back, and three things that go with it. */
export function AddedWindow({ thing, reduced }: AddedWindowProps) {
  const say = useTexts(basketWindowTexts)
  const words = priceWords(useLanguage())
  const { close } = useWindows()
  const { data: groups } = useBasketRecommendations({ offerId: thing.offerId, count: 3 })
  const group = groups?.[0]
  return (
    <div className="flex flex-col gap-6">
      <div className="flex gap-4 md:gap-6">
        {thing.picture && (
          <div className="aspect-5/4 w-28 shrink-0 overflow-hidden rounded-medium bg-sand md:w-44">
            <ProductPicture picture={thing.picture} alt="" load="soon" />
          </div>
        )}
        <div className="min-w-0 self-center">
          <p className="text-h3">{thing.name}</p>
          {thing.facts && <p className="mt-1 text-small text-ink-soft">{thing.facts}</p>}
          <p className="mt-2">
            <Price price={thing.price} words={words} sign={thing.sign} />
          </p>
        </div>
      </div>
      {reduced !== null && <Notice>{say('reduced', { quantity: reduced })}</Notice>}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button href={link.basket()}>{say('toBasket')}</Button>
        <Button kind="quiet" onClick={close}>
          {say('goOn')}
        </Button>
      </div>
      {group && <AddedTogether products={group.PRODUCTS} sign={thing.sign} title={group.name} />}
    </div>
  )
}
