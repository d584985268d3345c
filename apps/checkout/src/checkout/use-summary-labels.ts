import { orderSummaryTexts } from '@svetlitsa/i18n/order-summary/order-summary-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import type { OrderSummaryLabels } from '@svetlitsa/ui/order/order-summary'

/** @param count pieces of the goods; a line sold by the metre counts as one */
export function useSummaryLabels(count: number): OrderSummaryLabels {
  const t = useTexts(orderSummaryTexts)
  return {
    title: t('title'),
    goods: t('goods', { count }),
    discount: t('discount'),
    coupon: t('coupon'),
    bonus: t('bonus'),
    delivery: t('delivery'),
    services: t('services'),
    total: t('total'),
  }
}
