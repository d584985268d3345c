import { expect, it } from 'vitest'
import { orderSteps } from '../order/order-state.ts'
import { canChooseServices } from './can-choose-services.ts'

it('[services.delivery] [lk.closed] services are chosen until the order has left, and never of a closed one', () => {
  const states = Object.keys(orderSteps) as (keyof typeof orderSteps)[]
  expect(states.filter(canChooseServices)).toEqual(['new', 'confirmed', 'picking', 'ready'])
})
