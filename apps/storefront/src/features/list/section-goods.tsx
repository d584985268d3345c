'use client'

import { useSectionSlider, useSponsored } from '@svetlitsa/api-client/query/slider'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { SliderRow } from '../../cards/slider-row.tsx'
import { SponsoredRow } from './sponsored-row.tsx'

type SectionGoodsProps = { section: string; sign: string }

/** What is paid for, marked as such, then the rows that staff put under sections. Failures leave nothing. */
export function SectionGoods({ section, sign }: SectionGoodsProps) {
  const say = useTexts(catalogueTexts)
  const { data: sponsored = [] } = useSponsored(section)
  const { data: sliders = [] } = useSectionSlider({ sectionCode: section })
  return (
    <>
      {sponsored.length > 0 && (
        <div className="mt-section">
          <SponsoredRow title={say('sponsored.title')} products={sponsored} sign={sign} />
        </div>
      )}
      {sliders.map((slider) => (
        <SliderRow key={slider.id} slider={slider} sign={sign} />
      ))}
    </>
  )
}
