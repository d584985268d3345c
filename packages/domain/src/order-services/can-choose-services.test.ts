import { expect, it } from 'vitest'
import { isClosedFor } from '../order/is-closed-for.ts'
import { orderStateLabel, orderSteps } from '../order/order-state.ts'
import { canChooseServices } from './can-choose-services.ts'

it.each([[[2]], [[29]], [[1]]])(
  '[services.delivery] [lk.closed] by the groups %j services are chosen until the order has left, and of a closed one never, because it was delivered',
  (groups) => {
    const states = Object.keys(orderSteps) as (keyof typeof orderSteps)[]
    const open = states.filter((state) =>
      canChooseServices(state, { isClosed: isClosedFor(orderStateLabel[state], groups) }),
    )
    expect(open).toEqual(['new', 'confirmed', 'picking', 'ready'])
  },
)

it('[lk.closed] an order that is closed for its reader keeps its services, whatever its state', () => {
  expect(canChooseServices('ready', { isClosed: true })).toBe(false)
})
