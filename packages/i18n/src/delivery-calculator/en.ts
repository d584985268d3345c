import type { TextShape } from '../translator/text-shape.ts'
import type { deliveryCalculator as russian } from './ru.ts'

export const deliveryCalculator: TextShape<typeof russian> = {
  title: 'Work out the delivery',
  lead: 'For {city}. You will see the exact sum in the cart before paying.',
  goods: 'Price of the goods',
  weight: 'Weight, kg',
  weightHint: 'It stands on the page of each thing',
  way: 'How to get it',
  outside: 'Outside the city',
  km: 'Kilometres from the warehouse',
  lift: 'Lifting',
  liftNone: 'Not needed',
  liftElevator: 'By lift',
  liftStairs: 'By stairs',
  floor: 'Floor',
  toDoor: 'Carry to the door',
  assembly: 'Assemble',
  total: 'Delivery and services in all',
  free: 'free',
  delivery: 'Delivery',
  ask: 'the carrier will say',
  assemblyNote: '{percent} % of the price, {minimum} at least',
  firstDay: 'The first day is {day}',
  failed: 'The tariffs did not load.',
  rub: 'in the region’s currency',
}
