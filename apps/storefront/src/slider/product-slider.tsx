import type { Card } from '@svetlitsa/domain/card/card'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { listStockOfferIds } from '@svetlitsa/shell/card/list-stock-offer-ids'
import { RemainsProvider } from '@svetlitsa/shell/card/remains-provider'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { CardSlider } from '@svetlitsa/ui/product/card-slider'
import { CardSkeleton } from '@svetlitsa/ui/product/product-card/card-skeleton'
import { MoreCards } from './more-cards.tsx'

type ProductSliderProps = {
  title: string
  products: readonly Card[]
  sign: string
  all?: { text: string; href: string } | undefined
  /** Shows skeleton cards while the products load. */
  busy?: boolean
  /** Loads further cards; undefined where there are none. */
  onMore?: (() => void) | undefined
}

/** Skeleton cards for the widest screen (slider.rules: two to five columns). */
const skeletonKeys = ['first', 'second', 'third', 'fourth', 'fifth']

/** A row of cards filled in the browser: its data is requested on mount by type (slider.types). */
export function ProductSlider(props: ProductSliderProps) {
  const { title, products, sign, all, busy = false, onMore } = props
  const language = useLanguage()
  const { previous, next, pause, play } = productCardTexts[language]
  // A product without a current offer can be neither shown nor bought (slider.rules).
  const shown = products.filter(({ offerIdCurrent }) => offerIdCurrent !== 0)
  if (!busy && shown.length === 0) return null
  return (
    <RemainsProvider offerIds={listStockOfferIds(shown)}>
      <CardSlider
        title={title}
        labels={{ back: previous, on: next, pause, play }}
        autoplay
        busy={busy}
        link={all && <TextLink href={all.href}>{all.text}</TextLink>}
      >
        {busy
          ? skeletonKeys.map((skeletonKey) => <CardSkeleton key={skeletonKey} />)
          : shown.map((product) => <ShopCard key={product.id} product={product} sign={sign} />)}
        {onMore && <MoreCards key={shown.length} onMore={onMore} />}
      </CardSlider>
    </RemainsProvider>
  )
}
