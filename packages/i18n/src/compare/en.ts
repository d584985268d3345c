import type { TextShape } from '../translator/text-shape.ts'
import type { compare as source } from './ru.ts'

export const compare: TextShape<typeof source> = {
  title: 'Compare products',
  add: 'Compare: {name}',
  remove: 'Remove from the comparison: {name}',
  full: 'You can compare up to four products. Remove one to add another.',
  fullTitle: 'Four products already',
  open: '{count, plural, one {Compare: # product} other {Compare: # products}}',
  property: 'Property',
  price: 'Price',
  size: 'Size',
  rating: 'Rating',
  score: '{score, number} ({count, number})',
  vendor: 'Manufacturer',
  warranty: 'Warranty',
  months: '{months, plural, one {# month} other {# months}}',
  onlyDifferences: 'Differences only',
  same: 'The products do not differ.',
  differs: 'differs',
  none: 'no data',
  table: 'Properties side by side',
  clear: 'Clear the comparison',
  oneTitle: 'Add one more product',
  oneText: 'There is nothing to compare with yet: press the scales on the card of another product.',
  emptyTitle: 'Nothing to compare yet',
  emptyText:
    'Press the scales on a card or on a product page. Up to four products stand side by side.',
  catalog: 'Open the catalogue',
  gone: 'This product is not sold any more',
}
