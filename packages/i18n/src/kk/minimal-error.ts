import type { minimalError as source } from '../ru/minimal-error.ts'
import type { TextsOf } from '../texts-of.ts'

export const minimalError: TextsOf<typeof source> = {
  brand: 'Светлица',
  title: 'Қате',
  text: 'Серверде қате болды. Біз бұл туралы білеміз және жақында түзетеміз.',
  again: 'жаңарту',
}
