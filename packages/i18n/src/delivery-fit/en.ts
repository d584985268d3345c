import type { TextShape } from '../translator/text-shape.ts'
import type { deliveryFit as source } from './ru.ts'

export const deliveryFit: TextShape<typeof source> = {
  open: 'Check lift, door and niche',
  title: 'Will it fit',
  hint: 'Centimetres as they are: we add the slack',
  lift: 'Lift',
  lifts: {
    small: 'Passenger, 95 × 110',
    middle: 'Passenger, 110 × 140',
    cargo: 'Goods, 120 × 210',
    own: 'My own sizes',
  },
  cabin: 'Cabin: width, depth, height',
  liftDoor: 'Lift door: width, height',
  door: 'Door of the flat: width, height',
  niche: 'Niche: width, depth, height',
  width: 'width',
  depth: 'depth',
  height: 'height',
  passesLift: 'All boxes go into the lift',
  failsLift: 'Does not go into the lift: {boxes}. It is carried up the stairs.',
  passesDoor: 'All boxes pass the door',
  failsDoor: 'Does not pass the door: {boxes}',
  fitsNiche: 'Stands in the niche',
  failsNiche: 'Does not stand in the niche: short of {sizes}',
  missing: '{count} cm in {side}',
  sides: {
    width: 'width',
    depth: 'depth',
    height: 'height',
  },
  noBoxes: 'We are asking the warehouse for the boxes of this product.',
  box: '{size} cm',
}
