import type { TextShape } from '../translator/text-shape.ts'
import type { news as russian } from './ru.ts'

export const news: TextShape<typeof russian> = {
  title: 'News and articles',
  description:
    'New collections, stores and advice: how to choose furniture, measure a room and care for wood and fabric.',
  all: 'All news',
  others: 'More news',
  read: 'Read',
  published: 'Published',
  page: 'page {page}',
  empty: 'No news yet.',
  pages: {
    label: 'Pages of news',
    previous: 'Previous page',
    next: 'Next page',
  },
}
