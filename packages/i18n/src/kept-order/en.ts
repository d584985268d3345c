import type { TextShape } from '../translator/text-shape.ts'
import type { keptOrder as ru } from './ru.ts'

export const keptOrder: TextShape<typeof ru> = {
  title: 'Last orders',
  shown: 'No network. These are your orders as of {moment}.',
  again: 'Refresh',
}
