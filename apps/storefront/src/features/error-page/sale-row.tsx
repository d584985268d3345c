import { CallError } from '@svetlitsa/api-client/call/call-error'
import { useMiniCards } from '@svetlitsa/api-client/catalogue/queries'
import { formatSliderError } from '@svetlitsa/domain/slider/slider'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { listStockOfferIds } from '@svetlitsa/shell/card/list-stock-offer-ids'
import { RemainsProvider } from '@svetlitsa/shell/card/remains-provider'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { Button } from '@svetlitsa/ui/actions/button'
import { CardSlider } from '@svetlitsa/ui/product/card-slider'
import { CardSkeleton } from '@svetlitsa/ui/product/product-card/card-skeleton'
import { useEffect } from 'react'

type SaleRowProps = { title: string; sign: string; all: { text: string; href: string } }

/** error.slider: eight discounted products. */
const count = 8
const skeletonKeys = ['first', 'second', 'third', 'fourth', 'fifth']

/**
 * Discounted products below an error page (error.slider). They load after the page has rendered,
 * because the error page must appear even when the API is down.
 */
export function SaleRow({ title, sign, all }: SaleRowProps) {
  const language = useLanguage()
  const { previous, next, pause, play } = productCardTexts[language]
  const { data, isPending, isError, error } = useMiniCards({ type: 'sale', count })
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification names these lines of the log (errors.minicards)
    if (error) console.error(formatSliderError(error instanceof CallError ? error.status : null))
  }, [error])
  if (isError || data?.length === 0) return null
  const products = data ?? []
  return (
    <RemainsProvider offerIds={listStockOfferIds(products)}>
      <CardSlider
        title={title}
        labels={{ back: previous, on: next, pause, play }}
        busy={isPending}
        link={
          <Button kind="outline" size={40} href={all.href}>
            {all.text}
          </Button>
        }
      >
        {isPending
          ? skeletonKeys.map((skeletonKey) => <CardSkeleton key={skeletonKey} />)
          : products.map((product) => <ShopCard key={product.id} product={product} sign={sign} />)}
      </CardSlider>
    </RemainsProvider>
  )
}
