import { useRegionLinks } from '@svetlitsa/api-client/content/queries'
import type { OfferSales } from '@svetlitsa/api-client/product-link/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import { productLinkTexts } from '@svetlitsa/i18n/product-link/product-link-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Field } from '@svetlitsa/ui/forms/field'
import { useState } from 'react'
import { CopyButton } from '../../copy/copy-button.tsx'
import { useCopy } from '../../copy/use-copy.ts'

type Sale = OfferSales['regions'][number]
type RegionLinkListProps = { url: string; regions: readonly Sale[] }

/** The link for each city, which opens the page with its prices; where it is not sold, none. */
export function RegionLinkList({ url, regions }: RegionLinkListProps) {
  const t = useTexts(productLinkTexts)
  const { data: cities = [] } = useRegionLinks()
  const [search, setSearch] = useState('')
  const wanted = foldLetters(search)
  const saleByRegion = new Map(regions.map((sale) => [sale.regionId, sale]))
  const shown = cities.flatMap(({ id, name, code }) => {
    const sale = saleByRegion.get(id)
    return sale && foldLetters(name).includes(wanted)
      ? [{ name, sale, url: addCity(url, code) }]
      : []
  })
  return (
    <section aria-label={t('regions')}>
      <h3 className="mb-2 text-body font-semibold">{t('regions')}</h3>
      <Field
        label={t('findRegion')}
        hideLabel
        placeholder={t('findRegion')}
        size={44}
        maxLength={60}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <ul aria-label={t('regions')} className="mt-2 border-t border-line empty:hidden">
        {shown.map((city) => (
          <RegionLink key={city.sale.regionId} {...city} />
        ))}
      </ul>
      <p role="status" className="mt-2 text-ink-soft empty:hidden">
        {cities.length > 0 && shown.length === 0 && t('noRegion')}
      </p>
    </section>
  )
}

function RegionLink({ name, sale, url }: { name: string; sale: Sale; url: string }) {
  const t = useTexts(productLinkTexts)
  const copying = useCopy(url)
  const { price, sign, isInStock } = sale
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-2">
      <span className="min-w-0 wrap-anywhere">
        {name}
        <span className="block text-note text-ink-soft">
          {price === null
            ? t('notSold')
            : [formatPrice(price, { sign, convert: false }), !isInStock && t('outOfStock')]
                .filter(Boolean)
                .join(', ')}
        </span>
      </span>
      {price !== null && (
        <CopyButton
          {...copying}
          label={t('copy')}
          copiedLabel={t('copied')}
          name={t('copyNamed', { name })}
        />
      )}
    </li>
  )
}

/** The same address for a city: the parameter chooses it, whoever opens the link. */
function addCity(url: string, code: string): string {
  const address = new URL(url)
  address.searchParams.set('sr', code)
  return address.href
}
