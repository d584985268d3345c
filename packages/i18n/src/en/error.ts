import type { error as source } from '../ru/error.ts'
import type { TextsOf } from '../texts-of.ts'
import { minimalError } from './minimal-error.ts'

export const error: TextsOf<typeof source> = {
  notFound: {
    title: 'Page not found',
    plain: 'It is out of date, was removed or never existed.',
    text: 'It is out of date, was removed or never existed. The armchair, though, is in its place.',
  },
  server: {
    title: 'Something went wrong',
    text: minimalError.text,
    again: 'Open the page again',
  },
  crumb: 'Something went wrong',
  toHome: 'To the first page',
  toCatalog: 'Open the catalogue',
  slider: 'You may like these too',
  sale: 'See what is on sale',
}
