'use client'

import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getSponsoredProducts } from '@svetlitsa/api-client/contract/slider'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { ProductSlider } from '../../cards/product-slider.tsx'

type SponsoredRowProps = {
  title: string
  products: AnswerOf<typeof getSponsoredProducts>['products']
  sign: string
}

/** Goods that their makers pay for: the row says so, and who pays (storefront §3, «Sponsored»). */
export function SponsoredRow({ title, products, sign }: SponsoredRowProps) {
  const say = useTexts(catalogueTexts)
  const notes = new Set(
    products.map(({ advertiser, token }) =>
      token
        ? say('sponsored.byWithToken', { advertiser, token })
        : say('sponsored.by', { advertiser }),
    ),
  )
  return (
    <>
      <ProductSlider title={title} products={products.map(({ card }) => card)} sign={sign} />
      <p className="text-note text-ink-soft">{[...notes].join(' · ')}</p>
    </>
  )
}
