import type { OrderSummary } from '@svetlitsa/api-client/order/queries'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Timeline } from '@svetlitsa/ui/order/timeline'
import { useFormatDay } from './use-format-day.ts'

const courierSteps = ['new', 'confirmed', 'picking', 'shipped', 'delivered'] as const
const pickupSteps = ['new', 'confirmed', 'picking', 'ready', 'delivered'] as const

/** The progress of an order as a line of dots; a cancelled order has no further steps. */
export function OrderProgress({
  order,
}: {
  order: Pick<OrderSummary, 'state' | 'delivery' | 'history'>
}) {
  const t = useTexts(orderTexts)
  const dayText = useFormatDay()
  if (order.state === 'cancelled') return null
  const stepIds = order.delivery?.kind === 'pickup' ? pickupSteps : courierSteps
  const state = order.state === 'closed' ? 'delivered' : order.state
  const currentIndex = Math.max(0, (stepIds as readonly string[]).indexOf(state))
  return (
    <Timeline
      label={t('progress')}
      doneLabel={t('done')}
      steps={stepIds.map((stepId, index) => {
        const reached = order.history.find((event) => event.state === stepId)
        return {
          id: stepId,
          label: t(`steps.${stepId}`),
          state:
            index < currentIndex || order.state === 'closed'
              ? 'done'
              : index === currentIndex
                ? 'current'
                : 'next',
          ...(reached ? { when: dayText(reached.at) } : {}),
        }
      })}
    />
  )
}
