import type { TextShape } from '../translator/text-shape.ts'
import type { home as source } from './ru.ts'

export const home: TextShape<typeof source> = {
  title: 'Furniture delivered and assembled',
  description:
    '{shopName}, the furniture shop: sofas, beds, wardrobes and tables with delivery to a date, assembly and warranty.',
  hero: {
    title: 'A room full of light',
    text: 'Linen, oak and calm lines: things that suit one another',
    action: 'See the catalogue',
    scene: 'A bright living room with a sofa, an armchair, a table and a lamp',
    label: 'Room ideas',
  },
  facts: {
    label: 'Why it is easy with us',
    delivery: 'Delivery on {date}',
    deliveryAlways: 'Delivery on the day you choose',
    deliveryHint: '{city}, at a time you choose',
    deliveryHintAlways: 'Within four hours you choose',
    stores: '{count, plural, one {# store in the city} other {# stores in the city}}',
    storesAlways: 'Stores and showrooms',
    storesHint: 'Sit down and touch the cloth',
    assembly: 'We assemble it',
    assemblyHint: 'For {assemblyPercent} % of the price',
    returns: 'Return within 14 days',
    returnsHint: 'Warranty up to 24 months',
  },
  sections: 'Catalogue',
  allSections: 'All sections',
  hits: 'Bestsellers',
  allHits: 'All bestsellers',
  sale: 'Sale',
  allSale: 'Everything on sale',
  stores: 'Stores nearby',
  storesText: 'Come and sit, lie down and touch the cloth: every store has samples.',
  storesAction: 'Addresses and phones',
}
