'use client'

import { useSectionSlider, useSponsored } from '@svetlitsa/api-client/slider/queries'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SliderRow } from '../../../slider/slider-row.tsx'
import { SponsoredRow } from './sponsored-row.tsx'

type SectionProductsProps = { section: string; sign: string }

/**
 * Sponsored products, marked as advertising, then the rows that staff set for the section. A row
 * that fails to load is left out.
 */
export function SectionProducts({ section, sign }: SectionProductsProps) {
  const t = useTexts(catalogueTexts)
  const { data: sponsored = [] } = useSponsored(section)
  const { data: sliders = [] } = useSectionSlider({ sectionCode: section })
  return (
    <>
      {sponsored.length > 0 && (
        <div className="mt-section">
          <SponsoredRow title={t('sponsored.title')} products={sponsored} sign={sign} />
        </div>
      )}
      {sliders.map((slider) => (
        <SliderRow key={slider.id} slider={slider} sign={sign} />
      ))}
    </>
  )
}
