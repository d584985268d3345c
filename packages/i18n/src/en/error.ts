import type { error as source } from '../ru/error.ts'
import type { TextsOf } from '../texts-of.ts'

export const error: TextsOf<typeof source> = {
  notFound: {
    title: 'Page not found',
    text: 'It is out of date, was removed or never existed. The armchair, though, is in its place.',
  },
  server: {
    title: 'Something went wrong',
    text: 'The server met an error. We know about it and will mend it soon.',
    again: 'Open the page again',
  },
  minimal: { title: 'Error', again: 'reload' },
  crumb: 'Something went wrong',
  toHome: 'To the first page',
  toCatalog: 'Open the catalogue',
  slider: 'You may like these too',
  sale: 'See what is on sale',
}
