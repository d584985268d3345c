import type { Card } from '@svetlitsa/domain/card/card'
import { getListSize } from '@svetlitsa/domain/slider/get-list-size'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { listStockOfferIds } from '@svetlitsa/shell/card/list-stock-offer-ids'
import { RemainsProvider } from '@svetlitsa/shell/card/remains-provider'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { BlockHeader } from '@svetlitsa/ui/layout/block-header'
import { CardGrid } from '@svetlitsa/ui/product/card-grid'
import { CardSlider } from '@svetlitsa/ui/product/card-slider'
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
 * for crawlers.
 */
export function CardRow({ title, products, context, sign, all }: CardRowProps) {
  const { language, isCrawler } = context
  // A product without a current offer can be neither shown nor bought (slider.rules).
  const available = products.filter(({ offerIdCurrent }) => offerIdCurrent !== 0)
  const shown = isCrawler ? available.slice(0, getListSize({ kind: 'hits', isCrawler })) : available
  if (shown.length === 0) return null
  const { previous, next, pause, play } = productCardTexts[language]
  const link = all && <TextLink href={all.href}>{all.text}</TextLink>
  const cards = shown.map((product) => (
    <ShopCard
      key={product.id}
      product={product}
      language={language}
      sign={sign}
      isCrawler={isCrawler}
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
    <RemainsProvider offerIds={listStockOfferIds(shown)}>
      <CardSlider
        title={title}
        labels={{ back: previous, on: next, pause, play }}
        link={link}
        autoplay
      >
        {cards}
      </CardSlider>
    </RemainsProvider>
  )
}
