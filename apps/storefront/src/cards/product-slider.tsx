'use client'

import { cardTexts } from '@svetlitsa/i18n/card-texts'
import type { ProductOfCall } from '@svetlitsa/shell/card/product-of-call'
import { remainsOfProducts } from '@svetlitsa/shell/card/remains-of-products'
import { RemainsScope } from '@svetlitsa/shell/card/remains-scope'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { CardSkeleton } from '@svetlitsa/ui/shop/card-skeleton'
import { CardSlider } from '@svetlitsa/ui/shop/card-slider'

type ProductSliderProps = {
  title: string
  products: readonly ProductOfCall[]
  sign: string
  all?: { text: string; href: string } | undefined
  /** While they are on their way, blank cards keep the place. */
  busy?: boolean
}

/** Blank cards of the widest screen (storefront §9: two to five columns). */
const blanks = ['first', 'second', 'third', 'fourth', 'fifth']

/** A row of cards that is filled in the browser: data by type is asked for on mount (storefront §4). */
export function ProductSlider({ title, products, sign, all, busy = false }: ProductSliderProps) {
  const language = useLanguage()
  const { previous, next, pause, play } = cardTexts[language]
  // An item without a current offer can neither be shown nor bought (storefront §4).
  const shown = products.filter(({ offerIdCurrent }) => offerIdCurrent !== 0)
  if (!busy && shown.length === 0) return null
  return (
    <RemainsScope offerIds={remainsOfProducts(shown)}>
      <CardSlider
        title={title}
        words={{ back: previous, on: next, pause, play }}
        autoplay
        busy={busy}
        link={all && <TextLink href={all.href}>{all.text}</TextLink>}
      >
        {busy
          ? blanks.map((blank) => <CardSkeleton key={blank} />)
          : shown.map((product) => (
              <ShopCard key={product.id} product={product} language={language} sign={sign} />
            ))}
      </CardSlider>
    </RemainsScope>
  )
}
