import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { buildPaymentCode, calculateIncludedVat } from '@svetlitsa/domain/payment/bill'
import { spellSum } from '@svetlitsa/domain/payment/spell-sum'
import { paymentDocumentTexts } from '@svetlitsa/i18n/payment-document/payment-document-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { encode } from 'uqr'
import { PdfSheet } from '../../catalogue/instruction/pdf-sheet.ts'
import type { Language } from '../../platform/context/context.ts'
import type { Seller } from '../../shop/shop-settings/seller.ts'
import { formatDocumentDay } from './format-document-day.ts'
import type { BillRow } from './payment-document.queries.ts'

/** A bill of the seller's bank account, with the code by which banks fill in the transfer. */
export async function renderBillPdf(
  { id, amount, contragent, account, createdAt }: BillRow,
  seller: Seller,
  language: Language,
): Promise<Buffer> {
  const t = getTranslator(paymentDocumentTexts, language)
  const number = String(id)
  const title = t('bill.title', { number, day: formatDocumentDay(createdAt, language) })
  const sum = formatPrice(amount, { sign: '₽', convert: false })
  const purpose = t('bill.purpose', { number })
  const vat = calculateIncludedVat(amount, seller.vatPercent)
  const sheet = await PdfSheet.open(title)
  sheet.brand(seller.name)
  sheet.title(title)
  sheet.heading(t('receiver'))
  for (const [name, value] of listReceiver(seller)) sheet.property(t(name), value)
  sheet.heading(t('payer'))
  const payer: [Parameters<typeof t>[0], string][] = [
    ['name', contragent.name],
    ['inn', contragent.inn],
    ['kpp', contragent.kpp],
    ['address', contragent.address],
    ['bank', account.bankName],
    ['bic', account.bic],
    ['account', account.account],
  ]
  for (const [name, value] of payer) if (value) sheet.property(t(name), value)
  sheet.rule()
  sheet.property(t('bill.purposeName'), purpose)
  sheet.property(t('bill.toPay'), sum)
  sheet.line(spellSum(amount, 'RUB', language))
  sheet.line(
    seller.vatPercent > 0
      ? t('bill.vat', {
          percent: seller.vatPercent,
          sum: formatPrice(vat, { sign: '₽', convert: false }),
        })
      : t('bill.noVat'),
  )
  sheet.line(t('bill.term'))
  sheet.code(encode(buildPaymentCode(seller, { sum: amount, purpose })).data)
  return sheet.bytes()
}

function listReceiver(seller: Seller) {
  const rows = [
    ['name', seller.name],
    ['inn', seller.inn],
    ['kpp', seller.kpp],
    ['address', seller.address],
    ['bank', seller.bankName],
    ['bic', seller.bic],
    ['account', seller.account],
    ['correspondentAccount', seller.correspondentAccount],
  ] as const
  return rows.filter(([, value]) => value !== '')
}
