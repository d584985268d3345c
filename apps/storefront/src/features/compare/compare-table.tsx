import type { ComparedDetails } from '@svetlitsa/api-client/product/queries'
import {
  type ComparedProduct,
  type ComparisonRow,
  toggleCompared,
} from '@svetlitsa/domain/compare/comparison'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { compareTexts } from '@svetlitsa/i18n/compare/compare-texts'
import { storeCompared } from '@svetlitsa/shell/compare/compare-storage'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Icon } from '@svetlitsa/ui/media/icon'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { X } from 'lucide'

type CompareTableProps = {
  compared: readonly ComparedProduct[]
  /** In the same order; null for one that is not sold any more. */
  products: readonly (ComparedDetails | null)[]
  rows: readonly ComparisonRow[]
}

const stickyClass = 'sticky left-0 z-1 w-28 min-w-28 bg-paper pr-3 text-left align-top md:w-48'

/**
 * The names of the properties stay in view while the products are scrolled past them, a product at
 * a time. What differs lies on sand, and says so to screen readers.
 */
export function CompareTable({ compared, products, rows }: CompareTableProps) {
  const t = useTexts(compareTexts)
  return (
    <section
      aria-label={t('table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable by keyboard
      tabIndex={0}
      className="snap-x snap-mandatory scroll-pl-28 overflow-x-auto md:scroll-pl-48"
    >
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col" className={stickyClass}>
              <span className="sr-only">{t('property')}</span>
            </th>
            {compared.map((one, index) => (
              <th
                key={one.url}
                scope="col"
                className="w-44 min-w-44 snap-start px-2 pb-4 text-left align-top font-medium"
              >
                <ComparedHead compared={compared} one={one} product={products[index] ?? null} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values, isDifferent }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className={`${stickyClass} py-3 font-normal text-ink-soft`}>
                {name}
                {isDifferent && compared.length > 1 && (
                  <span className="sr-only">{`, ${t('differs')}`}</span>
                )}
              </th>
              {compared.map(({ url }, index) => (
                <td
                  key={url}
                  className={`px-2 py-3 align-top wrap-break-word ${isDifferent && compared.length > 1 ? 'bg-sand' : ''}`}
                >
                  {values[index] ? (
                    formatTypography(values[index])
                  ) : (
                    <>
                      <span aria-hidden="true">—</span>
                      <span className="sr-only">{t('none')}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type ComparedHeadProps = {
  compared: readonly ComparedProduct[]
  one: ComparedProduct
  product: ComparedDetails | null
}

/** Picture and name of a product, and the button that removes it. */
function ComparedHead({ compared, one, product }: ComparedHeadProps) {
  const t = useTexts(compareTexts)
  const { url, offerId } = one
  const name = product ? product.name : t('gone')
  const file = product?.currentOffer?.images.detail.medium ?? product?.images.detail.medium
  return (
    <div className="relative flex flex-col gap-2">
      <div className="aspect-4/3 overflow-hidden rounded-medium bg-sand">
        {file && <ProductPicture picture={toPictureData(file, 'card')} alt="" />}
      </div>
      <div className="absolute top-1 right-1">
        <IconButton
          kind="white"
          size={40}
          label={t('remove', { name })}
          onClick={() => storeCompared(toggleCompared(compared, one) ?? compared)}
        >
          <Icon iconNode={X} />
        </IconButton>
      </div>
      {product ? <TextLink href={`${url}?offer_id=${offerId}`}>{name}</TextLink> : <p>{name}</p>}
    </div>
  )
}
