import type { PartnerPriceList } from '@svetlitsa/api-client/partner/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { partnerTexts } from '@svetlitsa/i18n/partner/partner-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'

/** The lines of a price list, with the price of everybody and the partner's own. */
export function PriceListTable({ list }: { list: PartnerPriceList }) {
  const t = useTexts(partnerTexts)
  const { lines, sign, region, madeAt } = list
  const format = (price: number) => formatPrice(price, { sign, convert: false })
  const date = madeAt.slice(0, 10).split('-').reverse().join('.')
  if (lines.length === 0) return <p className="text-ink-soft">{t('none')}</p>
  return (
    <>
      <p className="text-ink-soft">{t('listAbout', { date, region })}</p>
      <div className="overflow-x-auto print:overflow-visible">
        <table className="w-full border-collapse text-row">
          <caption className="sr-only">{t('list')}</caption>
          <thead>
            <tr className="border-b border-line text-left text-note text-ink-soft">
              <th scope="col" className="py-2 pr-3 font-medium">
                {t('article')}
              </th>
              <th scope="col" className="py-2 pr-3 font-medium">
                {t('name')}
              </th>
              <th scope="col" className="py-2 pr-3 text-right font-medium">
                {t('retail')}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {t('own')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ offerId, article, name, variant, vendor, retailPrice, price }) => (
              <tr key={offerId} className="break-inside-avoid border-b border-line align-top">
                <td className="py-1.5 pr-3 whitespace-nowrap tabular-nums">{article}</td>
                <td className="py-1.5 pr-3 wrap-anywhere">
                  {name}
                  <span className="block text-note text-ink-soft">
                    {[variant, vendor].filter(Boolean).join(' · ')}
                  </span>
                </td>
                <td className="py-1.5 pr-3 text-right whitespace-nowrap tabular-nums">
                  {format(retailPrice)}
                </td>
                <td className="py-1.5 text-right font-semibold whitespace-nowrap tabular-nums">
                  {format(price)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
