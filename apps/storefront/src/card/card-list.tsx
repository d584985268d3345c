import type { Card } from '@svetlitsa/domain/card/card'
import { buildCardProps } from '@svetlitsa/shell/card/build-card-props'
import { listStockOfferIds } from '@svetlitsa/shell/card/list-stock-offer-ids'
import { CardGrid, CardGridTile } from '@svetlitsa/ui/product/card-grid'
import { Fragment, type ReactNode } from 'react'
import { Island } from '../island/island.tsx'
import { StockGroup } from '../island/stock-group.tsx'
import type { PageContext } from '../page-context/page-context.ts'
import { groupCards } from './group-cards.ts'

type CardListProps = {
  products: readonly Card[]
  context: PageContext
  sign: string
  /** Wide tiles, keyed by the number of cards before them. */
  tiles?: Readonly<Record<number, ReactNode>>
  /** Cards loaded later, in the same grid. */
  more?: ReactNode
}

/**
 * Cards above the fold on desktop load their images eagerly; the first one determines the largest
 * contentful paint.
 */
const eagerCards = 6

/** A grid of cards beside the filters. Stock is loaded after the first paint. */
export function CardList({ products, context, sign, tiles = {}, more }: CardListProps) {
  const { isCrawler } = context
  const cards = products.map((product, index) => (
    <Fragment key={`${product.id}-${product.offerIdCurrent}`}>
      {tiles[index] && <CardGridTile>{tiles[index]}</CardGridTile>}
      <Island
        name="card"
        props={buildCardProps(product, {
          sign,
          isCrawler,
          load: index === 0 ? 'first' : index < eagerCards ? 'soon' : 'lazy',
        })}
      />
    </Fragment>
  ))
  const groups = groupCards(products.length, Object.keys(tiles).map(Number))
  return (
    <StockGroup offerIds={isCrawler ? [] : listStockOfferIds(products)}>
      {groups.map(({ start, end, cells }, index) => (
        <CardGrid key={start} columns="list" deferredCells={index > 0 ? cells : 0}>
          {cards.slice(start, end)}
          {end === products.length && more}
        </CardGrid>
      ))}
    </StockGroup>
  )
}
