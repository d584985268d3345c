import type { error as source } from '../ru/error.ts'
import type { TextsOf } from '../texts-of.ts'

export const error: TextsOf<typeof source> = {
  notFound: {
    title: 'Бет табылмады',
    text: 'Ол ескірген, жойылған немесе ешқашан болмаған. Кресло, айтпақшы, орнында.',
  },
  server: {
    title: 'Қате болды',
    text: 'Серверде қате болды. Біз бұл туралы білеміз және жақында түзетеміз.',
    again: 'Бетті қайта ашу',
  },
  minimal: { title: 'Қате', again: 'жаңарту' },
  crumb: 'Қате болды',
  toHome: 'Басты бетке',
  toCatalog: 'Каталогты ашу',
  slider: 'Сізге бұл да ұнауы мүмкін',
  sale: 'Жеңілдікпен тауарларды қарау',
}
