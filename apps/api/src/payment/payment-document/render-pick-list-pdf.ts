import { paymentDocumentTexts } from '@svetlitsa/i18n/payment-document/payment-document-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { encode } from 'uqr'
import { PdfSheet } from '../../catalogue/instruction/pdf-sheet.ts'
import type { Language } from '../../platform/context/context.ts'
import { formatDocumentDay } from './format-document-day.ts'
import type { PickList } from './pick-list.queries.ts'

/**
 * What to pick for an order, each line with a box to tick, and a code of the order's number, which the
 * search of the order list takes from a scanner.
 */
export async function renderPickListPdf(
  order: PickList,
  { timeZone, language }: { timeZone: string; language: Language },
): Promise<Buffer> {
  const t = getTranslator(paymentDocumentTexts, language)
  const day = formatDocumentDay(order.createdAt, language, timeZone)
  const title = t('pickList.title', { number: order.number, day })
  const sheet = await PdfSheet.open(title)
  sheet.title(title)
  sheet.property(t('pickList.place'), `${order.placeName}, ${order.placeAddress}`)
  sheet.property(t('buyer'), order.name)
  const time = order.timeFrom && order.timeTo ? `${order.timeFrom}–${order.timeTo}` : ''
  const date = order.day
    ? formatDocumentDay(new Date(`${order.day}T12:00:00Z`), language, 'UTC')
    : ''
  const delivery = [order.description, order.address, date, time].filter(Boolean).join(', ')
  sheet.property(t('order.delivery'), delivery || t('pickList.noDelivery'))
  if (order.comment) sheet.property(t('pickList.comment'), order.comment)
  sheet.rule()
  for (const { article, name, quantity } of order.lines) {
    sheet.tick(`${article} · ${name} × ${quantity}`)
  }
  sheet.code(encode(order.number).data)
  return sheet.bytes()
}
