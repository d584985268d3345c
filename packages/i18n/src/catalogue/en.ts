import type { TextShape } from '../translator/text-shape.ts'
import type { catalogue as source } from './ru.ts'

export const catalogue: TextShape<typeof source> = {
  index: {
    title: 'Furniture catalogue',
    description:
      'All sections of {shopName}: sofas, beds, wardrobes, tables, light and textiles, delivered and assembled.',
    all: 'Everything in the section',
  },
  count: '{count, plural, one {# product} other {# products}}',
  found: '{count, plural, one {# product found} other {# products found}}',
  subSections: 'Kinds',
  list: 'Products',
  filters: {
    title: 'Filters',
    from: 'min',
    to: 'max',
    more: '{count} more',
    show: '{count, plural, one {Show # product} other {Show # products}}',
    showPlain: 'Show',
    none: 'Nothing fits these filters',
    reset: 'Reset',
    remove: 'Remove: {value}',
    chosen: 'Chosen',
    promoted: 'Frequent filters',
    available: 'In stock',
    availableIn: 'In stock: {city}',
    today: 'In stock today',
    stores: 'Stores',
    storesNone: 'There is no store in your city yet.',
    find: 'Find among {count}',
    range: 'from {from} to {to}',
    rangeFrom: 'from {from}',
    rangeTo: 'to {to}',
  },
  sort: 'Order',
  shown: '{shown} of {total} shown',
  pages: { label: 'Pages', previous: 'Previous page', next: 'Next page' },
  page: 'page {page}',
  empty: {
    title: 'Nothing fits these filters',
    text: 'Remove some of the filters or look at the whole section.',
    reset: 'Reset the filters',
  },
  emptySection: {
    title: 'There is nothing in this section yet',
    text: 'New things will come soon. Look into the neighbouring sections.',
    catalog: 'Open the catalogue',
  },
  tile: {
    title: 'We help you choose',
    text: 'Call us: we will find the size, cloth and date that suit your room.',
    action: 'Stores and contacts',
  },
  showMore: 'Show {count} more',
  loadingMore: 'Loading',
  tags: 'Selections',
  banners: 'Offers of the section',
  sponsored: {
    title: 'Advertising',
    by: 'Advertising. {advertiser}',
    byWithToken: 'Advertising. {advertiser}. erid: {token}',
  },
  descriptions: {
    sale: 'Discounted furniture and things for the home: new and former price, sizes, stock and day of delivery.',
    hits: 'What people buy most at {shopName}: prices, sizes, reviews and day of delivery.',
    vendor: '{name}: {count} with prices, sizes and day of delivery.',
  },
  promotions: {
    title: 'Promotions',
    all: 'All promotions',
    description: 'Discounts and offers of {shopName}: what costs less now, and until when.',
    until: 'until {day}',
    goods: 'See the products',
    empty: {
      title: 'There are no offers now',
      text: 'There are always discounts: see the things whose price fell.',
      action: 'Discounted products',
    },
  },
  styles: {
    title: 'Interior styles',
    description:
      'Choose furniture by the style of your room: Scandinavian, modern, loft, classic, minimalism.',
  },
  aboutSection: 'How to choose',
}
