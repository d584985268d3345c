import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getSponsoredProducts } from '@svetlitsa/api-client/slider/contract'
import { useSectionSlider, useSponsored } from '@svetlitsa/api-client/slider/queries'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { ProductSlider } from '../../../slider/product-slider.tsx'
import { SliderRow } from '../../../slider/slider-row.tsx'

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

type SponsoredRowProps = {
  title: string
  products: CallAnswer<typeof getSponsoredProducts>['products']
  sign: string
}

/**
 * Sponsored products; the row says that it is advertising and who pays for it (sponsored.products).
 */
function SponsoredRow({ title, products, sign }: SponsoredRowProps) {
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
