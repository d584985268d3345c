import type { OrderSummary } from '@svetlitsa/api-client/query/order'
import { orderTexts } from '@svetlitsa/i18n/order-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Timeline } from '@svetlitsa/ui/shop/timeline'
import { useDayText } from './use-day-text.ts'

const byCourier = ['new', 'confirmed', 'picking', 'shipped', 'delivered'] as const
const byPickup = ['new', 'confirmed', 'picking', 'ready', 'delivered'] as const

/** The way of an order as a line of dots; a cancelled one has none left to go. */
export function OrderProgress({
  order,
}: {
  order: Pick<OrderSummary, 'state' | 'delivery' | 'history'>
}) {
  const say = useTexts(orderTexts)
  const dayText = useDayText()
  if (order.state === 'cancelled') return null
  const way = order.delivery?.kind === 'pickup' ? byPickup : byCourier
  const state = order.state === 'closed' ? 'delivered' : order.state
  const at = Math.max(0, (way as readonly string[]).indexOf(state))
  return (
    <Timeline
      label={say('progress')}
      doneWord={say('done')}
      steps={way.map((one, index) => {
        const reached = order.history.find((event) => event.state === one)
        return {
          id: one,
          label: say(`steps.${one}`),
          state:
            index < at || order.state === 'closed' ? 'done' : index === at ? 'current' : 'next',
          ...(reached ? { when: dayText(reached.at) } : {}),
        }
      })}
    />
  )
}
