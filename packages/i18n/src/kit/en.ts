import type { TextShape } from '../translator/text-shape.ts'
import type { kit as source } from './ru.ts'

export const kit: TextShape<typeof source> = {
  title: 'Goes together',
  parts: 'What is in the set',
  modules: 'Kitchen modules',
  modulesHint: 'Put the kitchen together for your walls: each module in the number you need',
  groups: {
    base: 'Base cabinets',
    wall: 'Wall cabinets',
    tall: 'Tall cabinets',
    worktop: 'Worktops',
  },
  things: '{count, plural, one {# thing} other {# things together}}',
  saving: 'you save {sum}',
  take: 'Take the set',
  taking: 'adding',
  taken: 'Go to cart',
  optional: 'add to the set',
  piece: '{count} pcs',
  whole: 'About the set',
  fewer: 'Fewer: {name}',
  moreOf: 'More: {name}',
  nothing: 'Choose one thing at least',
  include: 'Take: {name}',
}
