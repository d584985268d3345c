import { minimalErrorPage } from '../minimal-error-page/kk.ts'
import type { TextShape } from '../translator/text-shape.ts'
import type { errorPage as source } from './ru.ts'

export const errorPage: TextShape<typeof source> = {
  notFound: {
    title: 'Бет табылмады',
    plain: 'Ол ескірген, жойылған немесе ешқашан болмаған.',
    text: 'Ол ескірген, жойылған немесе ешқашан болмаған. Кресло, айтпақшы, орнында.',
  },
  server: {
    title: 'Қате болды',
    text: minimalErrorPage.text,
    again: 'Бетті қайта ашу',
  },
  crumb: 'Қате болды',
  toHome: 'Басты бетке',
  toCatalog: 'Каталогты ашу',
  slider: 'Сізге бұл да ұнауы мүмкін',
  sale: 'Жеңілдікпен тауарларды қарау',
}
