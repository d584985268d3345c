import type { TextShape } from '../translator/text-shape.ts'
import type { loadError as source } from './ru.ts'

export const loadError: TextShape<typeof source> = {
  title: 'Қате',
  text: 'Болмады. Байланысты тексеріп, қайталап көріңіз.',
  retry: 'Қайталау',
}
