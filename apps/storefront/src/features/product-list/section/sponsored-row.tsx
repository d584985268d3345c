'use client'

import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getSponsoredProducts } from '@svetlitsa/api-client/slider/contract'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { ProductSlider } from '../../../slider/product-slider.tsx'

type SponsoredRowProps = {
  title: string
  products: CallAnswer<typeof getSponsoredProducts>['products']
  sign: string
}

/**
 * Sponsored products; the row says that it is advertising and who pays for it (sponsored.products).
 */
export function SponsoredRow({ title, products, sign }: SponsoredRowProps) {
  const t = useTexts(catalogueTexts)
  const notes = new Set(
    products.map(({ advertiser, token }) =>
      token ? t('sponsored.byWithToken', { advertiser, token }) : t('sponsored.by', { advertiser }),
    ),
  )
  return (
    <>
      <ProductSlider title={title} products={products.map(({ card }) => card)} sign={sign} />
      <p className="text-note text-ink-soft">{[...notes].join(' · ')}</p>
    </>
  )
}
