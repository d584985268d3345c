import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { readShopName } from '@svetlitsa/shell/shop-name/read-shop-name'
import { PriceOfferSheet } from '@svetlitsa/ui/price-tag/price-offer-sheet'
import { PrintRoot } from '@svetlitsa/ui/price-tag/print-root'
import { useEffect } from 'react'
import { LazyTagSheets } from './lazy-tag-sheets.tsx'
import type { PrintedDocument } from './printed-document.ts'

/** What goes to the printer as soon as it is drawn; it stays for printing it again. */
export function PrintedPages({ document }: { document: PrintedDocument }) {
  return (
    <PrintRoot>
      {document.kind === 'tags' ? (
        <LazyTagSheets
          key={document.id}
          {...document.printed}
          format={document.format}
          onReady={openPrinter}
        />
      ) : (
        <PrintedOffer key={document.id} offer={document.offer} />
      )}
    </PrintRoot>
  )
}

function PrintedOffer({ offer }: { offer: (PrintedDocument & { kind: 'offer' })['offer'] }) {
  const t = useTexts(priceTagTexts)
  const language = useLanguage()
  const { store, sign, seller } = offer
  const format = (sum: number) => formatPrice(sum, { sign, convert: false })
  useEffect(openPrinter, [])
  return (
    <PriceOfferSheet
      title={t('offer.title')}
      note={t('offer.until', { date: formatDay(offer.validTo, language, { year: true }) })}
      seller={[
        readShopName(),
        `${store.name}, ${store.address}`,
        ...(seller ? [t('offer.seller', { name: seller })] : []),
        formatDay(offer.day, language, { year: true }),
      ]}
      columns={{
        number: t('offer.number'),
        name: t('offer.name'),
        quantity: t('offer.quantity'),
        price: t('offer.price'),
        sum: t('offer.sum'),
      }}
      lines={offer.lines.map((line) => ({
        id: line.offerId,
        name: line.name,
        details: [line.article, line.details].filter(Boolean).join(' · '),
        quantity: String(line.quantity).replace('.', ','),
        price: format(line.price),
        sum: format(line.sum),
      }))}
      total={{ term: t('offer.total'), value: format(offer.total) }}
    />
  )
}

/** Prices in a font that is not there yet would be set in another width. */
function openPrinter(): void {
  void window.document.fonts.ready.then(() => window.print())
}
