import type { CustomerOrderSummary } from '@svetlitsa/api-client/customer-order/queries'
import { getShownState } from '@svetlitsa/domain/order/order-state'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Timeline } from '@svetlitsa/ui/order/timeline'
import { useFormatDay, useFormatMoment } from '../../date/use-format-day.ts'

const courierSteps = ['new', 'confirmed', 'picking', 'shipped', 'delivered'] as const
const pickupSteps = ['new', 'confirmed', 'picking', 'ready', 'delivered'] as const

const allSteps = ['new', 'confirmed', 'picking', 'ready', 'shipped', 'delivered'] as const

type OrderProgressProps = {
  order: Pick<CustomerOrderSummary, 'state' | 'delivery' | 'history'>
}

/**
 * The progress of an order as a line of dots, each with the moment when it was reached; the delivery
 * has its agreed day before. A cancelled order shows how far it came and when it ended.
 */
export function OrderProgress({ order }: OrderProgressProps) {
  const t = useTexts(orderTexts)
  const formatMoment = useFormatMoment()
  const formatDay = useFormatDay()
  const { delivery, history } = order
  if (order.state === 'cancelled') return <CancelledProgress order={order} />
  const isPickup = delivery?.kind === 'pickup'
  const stepIds = isPickup ? pickupSteps : courierSteps
  const state = order.state === 'closed' ? 'delivered' : order.state
  // A courier's order that waits to be sent stands between picking and delivery.
  const currentIndex = stepIds.findIndex(
    (step) => step === (state === 'ready' && !isPickup ? 'picking' : state),
  )
  const agreed =
    delivery?.date && delivery.timeFrom && delivery.timeTo
      ? t('when', { date: formatDay(delivery.date), from: delivery.timeFrom, to: delivery.timeTo })
      : null
  return (
    <Timeline
      label={t('progress')}
      doneLabel={t('done')}
      steps={stepIds.map((id, index) => {
        const reached = history.findLast((event) => event.state === id)
        const isReached = index <= currentIndex
        const when = isReached && reached ? formatMoment(reached.at) : null
        const planned = !isReached && id === 'delivered' ? agreed : null
        const isDone = index < currentIndex || state === 'delivered'
        return {
          id,
          label: t(id === 'delivered' && isPickup ? 'steps.handedOver' : `steps.${id}`),
          state: isDone ? 'done' : index === currentIndex ? 'current' : 'next',
          ...(when || planned ? { when: when ?? planned ?? '' } : {}),
        }
      })}
    />
  )
}

/** How far a cancelled order came, and when it ended. */
function CancelledProgress({ order: { delivery, history } }: OrderProgressProps) {
  const t = useTexts(orderTexts)
  const formatMoment = useFormatMoment()
  const reached = history.flatMap(({ state, at }) => {
    const id = [...allSteps, 'cancelled' as const].find((step) => step === state)
    return id ? [{ id, at }] : []
  })
  return (
    <Timeline
      label={t('progress')}
      doneLabel={t('done')}
      steps={reached.map(({ id, at }) => ({
        id: `${id} ${at}`,
        label:
          id === 'cancelled'
            ? t('states.cancelled')
            : t(`steps.${getShownState({ state: id, delivery })}`),
        state: id === 'cancelled' ? 'current' : 'done',
        when: formatMoment(at),
      }))}
    />
  )
}
