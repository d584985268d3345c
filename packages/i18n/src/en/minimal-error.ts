import type { minimalError as source } from '../ru/minimal-error.ts'
import type { TextsOf } from '../texts-of.ts'

export const minimalError: TextsOf<typeof source> = {
  brand: 'Svetlitsa',
  title: 'Error',
  text: 'The server met an error. We know about it and will mend it soon.',
  again: 'reload',
}
