import { listSize } from '@svetlitsa/domain/slider/list-size'
import { cardTexts } from '@svetlitsa/i18n/card-texts'
import type { ProductOfCall } from '@svetlitsa/shell/card/product-of-call'
import { remainsOfProducts } from '@svetlitsa/shell/card/remains-of-products'
import { RemainsScope } from '@svetlitsa/shell/card/remains-scope'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { BlockHead } from '@svetlitsa/ui/shop/block-head'
import { CardGrid } from '@svetlitsa/ui/shop/card-grid'
import { CardSlider } from '@svetlitsa/ui/shop/card-slider'
import type { PageContext } from '../page-context.ts'

type CardRowProps = {
  title: string
  products: readonly ProductOfCall[]
  context: PageContext
  sign: string
  /** «Все хиты», and where they are. */
  all?: { text: string; href: string }
}

/** A block of cards that goes sideways, with stock told after it is shown; a plain grid for crawlers. */
export function CardRow({ title, products, context, sign, all }: CardRowProps) {
  const { language, isCrawler } = context
  // An item without a current offer can neither be shown nor bought (storefront §4).
  const whole = products.filter(({ offerIdCurrent }) => offerIdCurrent !== 0)
  const shown = isCrawler ? whole.slice(0, listSize({ kind: 'hits', isCrawler })) : whole
  if (shown.length === 0) return null
  const { previous, next, pause, play } = cardTexts[language]
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
        <BlockHead title={title}>{link}</BlockHead>
        <CardGrid>{cards}</CardGrid>
      </section>
    )
  }
  return (
    <RemainsScope offerIds={remainsOfProducts(shown)}>
      <CardSlider
        title={title}
        words={{ back: previous, on: next, pause, play }}
        link={link}
        autoplay
      >
        {cards}
      </CardSlider>
    </RemainsScope>
  )
}
