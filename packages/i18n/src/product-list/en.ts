import type { TextShape } from '../translator/text-shape.ts'
import type { productList as ru } from './ru.ts'

export const productList: TextShape<typeof ru> = {
  icons: {
    hit: 'Bestseller',
    new: 'New',
    constructor3d: '3D constructor',
    warranty: '2-year warranty',
    quick: 'Ready in 15 min',
    novosele: 'Housewarming',
    own: 'Made by us',
  },
  units: { cm: 'cm', kg: 'kg', gsm: 'g/m²', watt: 'W' },
  filters: {
    price: 'Price',
    vendor: 'Maker',
    section: 'Section',
    kind: 'Kind',
    rating: 'Rating',
    ratingFrom: '{score} and up',
    sale: 'Discounts',
    onSale: 'Discounted only',
  },
  sorts: {
    relevant: 'Best match first',
    popular: 'Most popular first',
    cheap: 'Cheapest first',
    expensive: 'Most expensive first',
    discount: 'Largest discount first',
    rating: 'Best rated first',
    new: 'Newest first',
  },
  recommendations: {
    together: 'Bought together',
    series: 'From the same series',
    similar: 'Similar',
    popular: 'Popular',
  },
  home: 'Home',
  catalog: 'Catalogue',
  seo: {
    sectionTitle: '{name} — buy at {shopName}',
    sectionPricedTitle: '{name} — from {price} at {shopName}',
    sectionDescription:
      '{name}: {count} with delivery, assembly and warranty. Sizes, materials, prices and what {shopName} stores have today.',
    productTitle: '{name} — {price} at {shopName}',
    productDescription:
      '{goods}. {price}, delivery and assembly, warranty of {warranty}. Sizes, colours and what {shopName} stores have today.',
    months: '{count, plural, one {# month} other {# months}}',
    products: '{count, plural, one {# product} other {# products}}',
  },
}
