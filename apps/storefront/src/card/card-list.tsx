import type { Card } from '@svetlitsa/domain/card/card'
import { listStockOfferIds } from '@svetlitsa/shell/card/list-stock-offer-ids'
import { RemainsProvider } from '@svetlitsa/shell/card/remains-provider'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'
import { CardGrid, CardGridTile } from '@svetlitsa/ui/product/card-grid'
import { Activity, Fragment, type ReactNode } from 'react'
import type { PageContext } from '../page-context/page-context.ts'

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
          load={index === 0 ? 'first' : index < eagerCards ? 'soon' : 'lazy'}
        />
      </Activity>
    </Fragment>
  ))
  const groups = groupCards(products.length, Object.keys(tiles).map(Number))
  const [firstGrid, ...deferredGrids] = groups.map(({ start, end, cells }, index) => (
    <CardGrid key={start} columns="list" deferredCells={index > 0 ? cells : 0}>
      {cards.slice(start, end)}
      {end === products.length && more}
    </CardGrid>
  ))
  return (
    <RemainsProvider offerIds={isCrawler ? [] : listStockOfferIds(products)}>
      {firstGrid}
      {deferredGrids.map((group) => (
        <Activity key={group.key}>{group}</Activity>
      ))}
    </RemainsProvider>
  )
}

/**
 * Divisible by 2, 3 and 4, the column counts of a list, so that every group ends with a full row.
 */
const groupCells = 12

const tileCells = 2

/**
 * Cards from `start` up to, but not including, `end`, and the cells they take with their wide
 * tiles.
 */
type CardGroup = { start: number; end: number; cells: number }

/**
 * Splits a long list into groups of twelve cells. The last group has the remaining cells, so that
 * cards added later continue its rows.
 *
 * @param tilesAt card positions before which a wide tile of two cells is placed
 */
export function groupCards(cards: number, tilesAt: readonly number[]): CardGroup[] {
  let group: CardGroup = { start: 0, end: 0, cells: 0 }
  const groups = [group]
  for (let card = 0; card < cards; card++) {
    const cardCells = tilesAt.includes(card) ? 1 + tileCells : 1
    if (group.cells + cardCells > groupCells) {
      group = { start: card, end: card, cells: 0 }
      groups.push(group)
    }
    group.end = card + 1
    group.cells += cardCells
  }
  return groups
}
