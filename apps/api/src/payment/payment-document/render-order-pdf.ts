import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { paymentDocumentTexts } from '@svetlitsa/i18n/payment-document/payment-document-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { PdfSheet } from '../../catalogue/instruction/pdf-sheet.ts'
import type { Language } from '../../platform/context/context.ts'
import type { Seller } from '../../shop/shop-settings/seller.ts'
import { formatDocumentDay } from './format-document-day.ts'
import type { DocumentOrder } from './payment-document.queries.ts'

interface DocumentPlace {
  sign: string
  timeZone: string
  language: Language
}

/** An order as a document: its goods, services and total. */
export async function renderOrderPdf(
  order: DocumentOrder,
  seller: Seller,
  place: DocumentPlace,
): Promise<Buffer> {
  const t = getTranslator(paymentDocumentTexts, place.language)
  const sheet = await openSheet(t('order.title', describeOrder(order, place)), seller)
  writeBuyer(sheet, order, place)
  writeLines(sheet, order, place)
  return sheet.bytes()
}

/** The contract of sale that an order is made by, with its order as the specification. */
export async function renderContractPdf(
  order: DocumentOrder,
  seller: Seller,
  place: DocumentPlace,
): Promise<Buffer> {
  const texts = paymentDocumentTexts[place.language]
  const t = getTranslator(paymentDocumentTexts, place.language)
  const sheet = await openSheet(t('contract.title', describeOrder(order, place)), seller)
  sheet.line(t('contract.parties', { seller: seller.name, buyer: order.name }))
  for (const [index, part] of Object.values(texts.contract.parts).entries()) {
    sheet.line(`${index + 1}. ${part}`)
  }
  sheet.heading(t('contract.specification'))
  writeLines(sheet, order, place)
  sheet.heading(t('receiver'))
  sheet.line([seller.name, `${t('inn')} ${seller.inn}`, seller.address].join(', '))
  writeBuyer(sheet, order, place)
  return sheet.bytes()
}

async function openSheet(title: string, seller: Seller): Promise<PdfSheet> {
  const sheet = await PdfSheet.open(title)
  sheet.brand(seller.name)
  sheet.title(title)
  sheet.rule()
  return sheet
}

function describeOrder(
  { number, createdAt }: DocumentOrder,
  { language, timeZone }: DocumentPlace,
) {
  return { number, day: formatDocumentDay(createdAt, language, timeZone) }
}

function writeBuyer(sheet: PdfSheet, order: DocumentOrder, { language }: DocumentPlace): void {
  const t = getTranslator(paymentDocumentTexts, language)
  sheet.heading(t('buyer'))
  sheet.property(t('name'), order.name)
  sheet.property(t('phone'), `+${order.phone}`)
  if (order.email) sheet.property(t('email'), order.email)
}

function writeLines(sheet: PdfSheet, order: DocumentOrder, { sign, language }: DocumentPlace) {
  const t = getTranslator(paymentDocumentTexts, language)
  const format = (sum: number) => formatPrice(sum, { sign, convert: false })
  for (const { name, quantity, sum } of order.lines) {
    sheet.property(`${name} × ${quantity}`, format(sum))
  }
  if (order.deliverySum > 0) sheet.property(t('order.delivery'), format(order.deliverySum))
  if (order.servicesSum > 0) sheet.property(t('order.services'), format(order.servicesSum))
  if (order.bonusSpent > 0) sheet.property(t('order.bonus'), `− ${format(order.bonusSpent)}`)
  sheet.rule()
  sheet.property(t('order.total'), format(order.total))
}
