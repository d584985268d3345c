import type { Receipt } from '@svetlitsa/api-client/receipt/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { formatMoment } from '@svetlitsa/i18n/format/format-moment'
import { receiptTexts } from '@svetlitsa/i18n/receipt/receipt-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { ReceiptSheet } from '@svetlitsa/ui/order/receipt-sheet'
import { FiscalDetails } from './fiscal-details.tsx'

/** The receipt as a printable document. */
export function ReceiptDocument({ receipt }: { receipt: Receipt }) {
  const t = useTexts(receiptTexts)
  const language = useLanguage()
  const { sign } = receipt.currency
  const formatAmount = (amount: number) => formatPrice(amount, { sign, convert: false })
  const isSale = receipt.type === 'sale'
  return (
    <div className="flex flex-col items-center gap-6 pt-2 md:pt-6">
      <ReceiptSheet
        title={t('title')}
        kind={isSale ? t('sale') : t('refund')}
        properties={[
          {
            term: t('sellerName'),
            value: [
              receipt.seller,
              ...(receipt.sellerInn ? [t('inn', { inn: receipt.sellerInn })] : []),
            ].join(', '),
          },
          { term: t('order'), value: receipt.orderId },
          { term: t('date'), value: formatMoment(receipt.date, language, receipt.timeZone) },
        ]}
        lines={receipt.positions.map((position, index) => ({
          id: String(index),
          name: position.name,
          calculation: `${formatAmount(position.price)} × ${position.quantity.toLocaleString(language)}`,
          sum: formatAmount(position.sum),
        }))}
        total={{
          term: t('total'),
          value: formatAmount(receipt.sum),
          note: isSale ? t('paidBy') : t('returnedBy'),
        }}
      >
        <FiscalDetails receipt={receipt} />
      </ReceiptSheet>
      <div className="print:hidden">
        <Button kind="quiet" onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  )
}
