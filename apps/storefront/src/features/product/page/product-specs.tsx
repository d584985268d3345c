import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PropertyTable } from '@svetlitsa/ui/data/property-table'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import type { ProductOffer } from '../offer/product-offer.ts'
import { useOffer } from '../offer/selected-offer.ts'

type ProductSpecsProps = {
  /** The properties of the product; an offer has values of its own for some of them. */
  specs: readonly { code: string; name: string; value: string }[]
  /** The offer in the address. */
  offer: Pick<ProductOffer, 'specs'>
  /** Empty where unknown. */
  vendor: string
  series: string
}

/** The properties of the selected offer, then those that all offers share: vendor, collection. */
export function ProductSpecs({ specs, offer: initial, vendor, series }: ProductSpecsProps) {
  const t = useTexts(productTexts)
  const language = useLanguage()
  const offer = useOffer(initial)
  const shared = [
    { name: t('vendor'), text: vendor },
    { name: t('series'), text: series },
  ].filter(({ text }) => text !== '')
  return (
    <PropertyTable
      properties={[
        ...specs.map(({ code, name, value }) => ({ name, value: offer.specs[code] ?? value })),
        ...shared.map(({ name, text }) => ({
          name,
          value: <Untranslated pageLanguage={language}>{text}</Untranslated>,
        })),
      ]}
    />
  )
}
