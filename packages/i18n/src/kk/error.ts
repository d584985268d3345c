import type { error as source } from '../ru/error.ts'
import type { TextsOf } from '../texts-of.ts'
import { minimalError } from './minimal-error.ts'

export const error: TextsOf<typeof source> = {
  notFound: {
    title: 'Бет табылмады',
    plain: 'Ол ескірген, жойылған немесе ешқашан болмаған.',
    text: 'Ол ескірген, жойылған немесе ешқашан болмаған. Кресло, айтпақшы, орнында.',
  },
  server: {
    title: 'Қате болды',
    text: minimalError.text,
    again: 'Бетті қайта ашу',
  },
  crumb: 'Қате болды',
  toHome: 'Басты бетке',
  toCatalog: 'Каталогты ашу',
  slider: 'Сізге бұл да ұнауы мүмкін',
  sale: 'Жеңілдікпен тауарларды қарау',
}
