import type { fault as source } from '../ru/fault.ts'
import type { TextsOf } from '../texts-of.ts'

export const fault: TextsOf<typeof source> = {
  title: 'Error',
  text: 'That did not work. Check the connection and try again.',
  retry: 'Try again',
}
