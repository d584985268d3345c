'use client'

import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getSectionSlider } from '@svetlitsa/api-client/slider/contract'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { ProductSlider } from './product-slider.tsx'
import { PromotionRow } from './promotion-row.tsx'

type SliderRowProps = {
  slider: CallAnswer<typeof getSectionSlider>['sliders'][number]
  sign: string
}

/** A slider set by staff, of any type (slider.types). */
export function SliderRow({ slider, sign }: SliderRowProps) {
  const t = useTexts(catalogueTexts)
  const { name, link, elements, PRODUCTS } = slider
  const buildAllLink = (text: string) => (link ? { text, href: link } : undefined)
  return (
    <div className="mt-section">
      {elements.length > 0 ? (
        <PromotionRow title={name} promotions={elements} all={buildAllLink(t('promotions.all'))} />
      ) : (
        <ProductSlider
          title={name}
          products={PRODUCTS}
          sign={sign}
          all={buildAllLink(t('promotions.goods'))}
        />
      )}
    </div>
  )
}
