import type { TextShape } from '../translator/text-shape.ts'
import type { loadError as source } from './ru.ts'

export const loadError: TextShape<typeof source> = {
  title: 'Error',
  text: 'That did not work. Check the connection and try again.',
  retry: 'Try again',
}
