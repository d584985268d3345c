import type { Receipt } from '@svetlitsa/api-client/receipt/queries'
import { formatMoment } from '@svetlitsa/i18n/format/format-moment'
import { receiptTexts } from '@svetlitsa/i18n/receipt/receipt-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { QrCode } from '@svetlitsa/ui/data/qr-code'
import { ReceiptProperties } from '@svetlitsa/ui/order/receipt-sheet'

/** Fiscal data from the cash register, or a notice where they come from. */
export function FiscalDetails({ receipt }: { receipt: Receipt }) {
  const t = useTexts(receiptTexts)
  const language = useLanguage()
  const { fiscal, timeZone, isRegisteredHere } = receipt
  if (!fiscal) {
    return (
      <p role="status" className="text-small text-ink-soft">
        {t(isRegisteredHere ? 'waiting' : 'elsewhere')}
      </p>
    )
  }
  const registered = formatMoment(fiscal.registeredAt, language, timeZone)
  return (
    <section aria-label={t('fiscal')} className="flex flex-col gap-4">
      <ReceiptProperties
        properties={[
          { term: t('storageNumber'), value: fiscal.storageNumber },
          { term: t('documentNumber'), value: fiscal.documentNumber },
          { term: t('attribute'), value: fiscal.attribute },
          { term: t('registeredAt'), value: registered },
        ]}
      />
      {fiscal.qr && (
        <figure className="w-40 self-center text-center text-note text-ink-soft">
          <QrCode content={fiscal.qr} label={t('code')} />
          <figcaption className="mt-2 print:hidden">{t('codeHint')}</figcaption>
        </figure>
      )}
    </section>
  )
}
