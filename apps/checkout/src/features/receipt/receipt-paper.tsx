import type { Receipt } from '@svetlitsa/api-client/query/receipt'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { momentText } from '@svetlitsa/i18n/moment-text'
import { receiptTexts } from '@svetlitsa/i18n/receipt-texts'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { ReceiptSheet } from '@svetlitsa/ui/shop/receipt-sheet'
import { FiscalMarks } from './fiscal-marks.tsx'

/** The receipt as a sheet, with the way to print it. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const say = useTexts(receiptTexts)
  const language = useLanguage()
  const { sign } = receipt.currency
  const price = (amount: number) => formatPrice(amount, { sign, convert: false })
  const isSale = receipt.type === 'sale'
  return (
    <div className="flex flex-col items-center gap-6 pt-2 md:pt-6">
      <ReceiptSheet
        title={say('title')}
        kind={isSale ? say('sale') : say('refund')}
        facts={[
          {
            term: say('sellerName'),
            value: [
              receipt.seller,
              ...(receipt.sellerInn ? [say('inn', { inn: receipt.sellerInn })] : []),
            ].join(', '),
          },
          { term: say('order'), value: receipt.orderId },
          { term: say('date'), value: momentText(receipt.date, language, receipt.timeZone) },
        ]}
        lines={receipt.positions.map((position, at) => ({
          id: String(at),
          name: position.name,
          times: `${price(position.price)} × ${position.quantity.toLocaleString(language)}`,
          sum: price(position.sum),
        }))}
        total={{
          term: say('total'),
          value: price(receipt.sum),
          note: isSale ? say('paidBy') : say('returnedBy'),
        }}
      >
        <FiscalMarks fiscal={receipt.fiscal} timeZone={receipt.timeZone} />
      </ReceiptSheet>
      <div className="print:hidden">
        <Button kind="quiet" onClick={() => print()}>
          {say('print')}
        </Button>
      </div>
    </div>
  )
}
