'use client'

import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getSectionSlider } from '@svetlitsa/api-client/contract/slider'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { ProductSlider } from './product-slider.tsx'
import { PromotionRow } from './promotion-row.tsx'

type SliderRowProps = { slider: AnswerOf<typeof getSectionSlider>['sliders'][number]; sign: string }

/** One of the staff's sliders, whatever its type (storefront §3, «Slider types»). */
export function SliderRow({ slider, sign }: SliderRowProps) {
  const say = useTexts(catalogueTexts)
  const { name, link, elements, PRODUCTS } = slider
  const all = (text: string) => (link ? { text, href: link } : undefined)
  return (
    <div className="mt-section">
      {elements.length > 0 ? (
        <PromotionRow title={name} promotions={elements} all={all(say('promotions.all'))} />
      ) : (
        <ProductSlider
          title={name}
          products={PRODUCTS}
          sign={sign}
          all={all(say('promotions.goods'))}
        />
      )}
    </div>
  )
}
