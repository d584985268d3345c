import type { ProductOfCall } from '@svetlitsa/shell/card/product-of-call'
import { remainsOfProducts } from '@svetlitsa/shell/card/remains-of-products'
import { RemainsScope } from '@svetlitsa/shell/card/remains-scope'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'
import { CardGrid } from '@svetlitsa/ui/shop/card-grid'
import { CardGridTile } from '@svetlitsa/ui/shop/card-grid-tile'
import { Activity, Fragment, type ReactNode } from 'react'
import type { PageContext } from '../page-context.ts'
import { cardGroups } from './card-groups.ts'

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
  const cards = products.map((product, index) => (
    <Fragment key={`${product.id}-${product.offerIdCurrent}`}>
      {tiles[index] && <CardGridTile>{tiles[index]}</CardGridTile>}
      <Activity>
        <ShopCard
          product={product}
          language={language}
          sign={sign}
          isCrawler={isCrawler}
          load={index === 0 ? 'first' : index < soonCards ? 'soon' : 'lazy'}
        />
      </Activity>
    </Fragment>
  ))
  const groups = cardGroups(products.length, Object.keys(tiles).map(Number))
  const [first, ...later] = groups.map(({ start, end, cells }, at) => (
    <CardGrid key={start} columns="list" later={at > 0 ? cells : 0}>
      {cards.slice(start, end)}
      {end === products.length && more}
    </CardGrid>
  ))
  return (
    <RemainsScope offerIds={isCrawler ? [] : remainsOfProducts(products)}>
      {first}
      {later.map((group) => (
        <Activity key={group.key}>{group}</Activity>
      ))}
    </RemainsScope>
  )
}
