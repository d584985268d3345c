import type { ProductOfCall } from '@svetlitsa/shell/card/product-of-call'
import { remainsGroups } from '@svetlitsa/shell/card/remains-groups'
import { remainsOfProducts } from '@svetlitsa/shell/card/remains-of-products'
import { RemainsScope } from '@svetlitsa/shell/card/remains-scope'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'
import { CardGrid } from '@svetlitsa/ui/shop/card-grid'
import { CardGridTile } from '@svetlitsa/ui/shop/card-grid-tile'
import { Fragment, type ReactNode } from 'react'
import type { PageContext } from '../page-context.ts'

type CardListProps = {
  products: readonly ProductOfCall[]
  context: PageContext
  sign: string
  /** Wide tiles by the number of cards before them. */
  tiles?: Readonly<Record<number, ReactNode>>
  /** Cards that come later, in the same grid. */
  more?: ReactNode
}

/** Cards that are above the fold on a desktop and fetched at once; the first decides how fast a page feels. */
const soonCards = 6

/** Cards in a grid beside the filters, enriched with stock after they are shown. */
export function CardList({ products, context, sign, tiles = {}, more }: CardListProps) {
  const { language, isCrawler } = context
  return (
    <CardGrid columns="list">
      {remainsGroups(products).map((group) => (
        <RemainsScope key={group[0]?.id} offerIds={isCrawler ? [] : remainsOfProducts(group)}>
          {group.map((product) => {
            const index = products.indexOf(product)
            return (
              <Fragment key={`${product.id}-${product.offerIdCurrent}`}>
                {tiles[index] && <CardGridTile>{tiles[index]}</CardGridTile>}
                <ShopCard
                  product={product}
                  language={language}
                  sign={sign}
                  isCrawler={isCrawler}
                  load={index === 0 ? 'first' : index < soonCards ? 'soon' : 'lazy'}
                />
              </Fragment>
            )
          })}
        </RemainsScope>
      ))}
      {more}
    </CardGrid>
  )
}
