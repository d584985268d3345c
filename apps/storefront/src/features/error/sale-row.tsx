'use client'

import { CallFault } from '@svetlitsa/api-client/client/call-fault'
import { useMiniCards } from '@svetlitsa/api-client/query/catalogue'
import { sliderFaultText } from '@svetlitsa/domain/slider/slider-fault-text'
import { cardTexts } from '@svetlitsa/i18n/card-texts'
import { remainsOfProducts } from '@svetlitsa/shell/card/remains-of-products'
import { RemainsScope } from '@svetlitsa/shell/card/remains-scope'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { Button } from '@svetlitsa/ui/primitives/button'
import { CardSkeleton } from '@svetlitsa/ui/shop/card-skeleton'
import { CardSlider } from '@svetlitsa/ui/shop/card-slider'
import { useEffect } from 'react'

type SaleRowProps = { title: string; sign: string; all: { text: string; href: string } }

/** Storefront §9: eight discounted products. */
const count = 8
const blanks = ['first', 'second', 'third', 'fourth', 'fifth']

/**
 * Discounted things under an error page, asked for once the page stands (storefront §2, «Error
 * page»): the page itself must come even where the goods cannot be had.
 */
export function SaleRow({ title, sign, all }: SaleRowProps) {
  const language = useLanguage()
  const { previous, next, pause, play } = cardTexts[language]
  const { data, isPending, isError, error } = useMiniCards({ type: 'sale', count })
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification names these lines of the log (§8)
    if (error) console.error(sliderFaultText(error instanceof CallFault ? error.status : null))
  }, [error])
  if (isError || data?.length === 0) return null
  const products = data ?? []
  return (
    <RemainsScope offerIds={remainsOfProducts(products)}>
      <CardSlider
        title={title}
        words={{ back: previous, on: next, pause, play }}
        busy={isPending}
        link={
          <Button kind="outline" size={40} href={all.href}>
            {all.text}
          </Button>
        }
      >
        {isPending
          ? blanks.map((blank) => <CardSkeleton key={blank} />)
          : products.map((product) => (
              <ShopCard key={product.id} product={product} language={language} sign={sign} />
            ))}
      </CardSlider>
    </RemainsScope>
  )
}
