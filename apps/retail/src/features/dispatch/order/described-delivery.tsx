import type { BoardOrder } from '@svetlitsa/api-client/dispatch/queries'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'

type DescribedDeliveryProps = {
  order: BoardOrder
  /** A label beside it says that it is the delivery. */
  isLabelled?: boolean
}

/** «Доставка 24 ноября, 09:00–13:00», or that the shop does not deliver the order. */
export function DescribedDelivery({ order, isLabelled = false }: DescribedDeliveryProps) {
  const t = useTexts(dispatchTexts)
  const language = useLanguage()
  const { deliveryDate, timeFrom, timeTo } = order
  if (deliveryDate === null) return t('order.noDelivery')
  const time = timeFrom && timeTo ? `, ${timeFrom}–${timeTo}` : ''
  const day = `${formatDay(deliveryDate, language)}${time}`
  return isLabelled ? day : t('order.delivered', { day })
}
