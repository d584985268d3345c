import type { fault as source } from '../ru/fault.ts'
import type { TextsOf } from '../texts-of.ts'

export const fault: TextsOf<typeof source> = {
  title: 'Қате',
  text: 'Болмады. Байланысты тексеріп, қайталап көріңіз.',
  retry: 'Қайталау',
}
