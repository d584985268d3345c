import type { TextShape } from '../translator/text-shape.ts'
import type { minimalErrorPage as source } from './ru.ts'

export const minimalErrorPage: TextShape<typeof source> = {
  title: 'Қате',
  text: 'Серверде қате болды. Біз бұл туралы білеміз және жақында түзетеміз.',
  again: 'жаңарту',
}
