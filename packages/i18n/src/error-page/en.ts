import { minimalErrorPage } from '../minimal-error-page/en.ts'
import type { TextShape } from '../translator/text-shape.ts'
import type { errorPage as source } from './ru.ts'

export const errorPage: TextShape<typeof source> = {
  notFound: {
    title: 'Page not found',
    plain: 'It is out of date, was removed or never existed.',
    text: 'It is out of date, was removed or never existed. The armchair, though, is in its place.',
  },
  server: {
    title: 'Something went wrong',
    text: minimalErrorPage.text,
    again: 'Open the page again',
  },
  crumb: 'Something went wrong',
  toHome: 'To the first page',
  toCatalog: 'Open the catalogue',
  slider: 'You may like these too',
  sale: 'See what is on sale',
}
