import type { TextShape } from '../translator/text-shape.ts'
import type { minimalErrorPage as source } from './ru.ts'

export const minimalErrorPage: TextShape<typeof source> = {
  title: 'Error',
  text: 'The server met an error. We know about it and will mend it soon.',
  again: 'reload',
}
