import type { RetailOrderRow } from '@svetlitsa/api-client/retail-order-list/queries'
import type { retailOrderListTexts } from '@svetlitsa/i18n/retail-order-list/retail-order-list-texts'
import type { Translator } from '@svetlitsa/i18n/translator/get-translator'

export type ListTexts = Translator<(typeof retailOrderListTexts)['ru']>

/** «Диван «Полдень» + 2»: the first line, and how many more there are. */
export function describeGoods({ goods }: RetailOrderRow, t: ListTexts): string {
  return goods.lines > 1
    ? t('moreGoods', { name: goods.first, count: goods.lines - 1 })
    : goods.first
}

/** «24.11, 12:00–16:00», or how it is delivered where no day is chosen. */
export function describeDelivery({ delivery }: RetailOrderRow, t: ListTexts): string {
  if (!delivery) return t('later')
  const { date, timeFrom, timeTo, kind } = delivery
  if (!date) return t(`deliveryKinds.${kind}`)
  const [, month, day] = date.split('-')
  const time = timeFrom && timeTo ? `, ${timeFrom}–${timeTo}` : ''
  return `${day}.${month}${time}`
}
