import type { TextShape } from '../translator/text-shape.ts'
import type { footerWindow as source } from './ru.ts'

export const footerWindow: TextShape<typeof source> = {
  manufacturers: 'Manufacturers',
  findManufacturer: 'Find a manufacturer',
  noManufacturer: 'We have no such manufacturer.',
  allManufacturers: 'All manufacturers and their furniture',
  care: 'Furniture care',
  phones: 'Call us',
  phonesOf: 'Phone numbers for {city}',
  hours: 'Every day from 9 to 21.',
  stores: 'Stores and contacts',
  share: 'Share',
  copy: 'Copy the link',
  copied: 'Link copied',
  copyByHand: 'The browser did not let us copy. Select the link and copy it.',
}
