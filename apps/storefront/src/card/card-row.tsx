import type { Card } from '@svetlitsa/domain/card/card'
import { getListSize } from '@svetlitsa/domain/slider/slider'
import { buildCardProps } from '@svetlitsa/shell/card/build-card-props'
import { listStockOfferIds } from '@svetlitsa/shell/card/list-stock-offer-ids'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { BlockHeader } from '@svetlitsa/ui/layout/block-header'
import { CardGrid } from '@svetlitsa/ui/product/card-grid'
import { CardStrip, minCardsWithArrows } from '@svetlitsa/ui/product/card-slider/card-strip'
import { Island } from '../island/island.tsx'
import { StockGroup } from '../island/stock-group.tsx'
import type { PageContext } from '../page-context/page-context.ts'

type CardRowProps = {
  title: string
  products: readonly Card[]
  context: PageContext
  sign: string
  /** The link «Все хиты». */
  all?: { text: string; href: string }
}

/**
 * A horizontally scrolling row of cards, whose stock is loaded after the first paint; a plain grid
 * for crawlers. Each card hydrates by itself as it comes into view.
 */
export function CardRow({ title, products, context, sign, all }: CardRowProps) {
  const { isCrawler } = context
  // A product without a current offer can be neither shown nor bought (slider.rules).
  const available = products.filter(({ offerIdCurrent }) => offerIdCurrent !== 0)
  const shown = isCrawler ? available.slice(0, getListSize({ kind: 'hits', isCrawler })) : available
  if (shown.length === 0) return null
  const link = all && <TextLink href={all.href}>{all.text}</TextLink>
  const cards = shown.map((product) => (
    <Island
      key={product.id}
      name="card"
      props={buildCardProps(product, { sign, isCrawler, load: 'lazy' })}
    />
  ))
  if (isCrawler) {
    return (
      <section aria-label={title}>
        <BlockHeader title={title}>{link}</BlockHeader>
        <CardGrid>{cards}</CardGrid>
      </section>
    )
  }
  return (
    <StockGroup offerIds={listStockOfferIds(shown)}>
      <CardStrip
        title={title}
        header={
          <>
            {link}
            {shown.length >= minCardsWithArrows && (
              <Island name="cardRowControls" props={{}} as="span" />
            )}
          </>
        }
      >
        {cards}
      </CardStrip>
    </StockGroup>
  )
}
