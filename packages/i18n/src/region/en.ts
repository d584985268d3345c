import type { TextShape } from '../translator/text-shape.ts'
import type { region as source } from './ru.ts'

export const region: TextShape<typeof source> = {
  title: 'Your city',
  hint: 'Price, time and stores depend on the city',
  find: 'Find a city',
  russia: 'Russia',
  kazakhstan: 'Kazakhstan',
  countries: 'Country',
  nothing: 'This city is not listed. Choose the nearest: a transport company will deliver.',
  elsewhere: 'A transport company delivers to other cities',
  findMine: 'Find my city',
  looking: 'Looking',
  isIt: 'Yes, it is {city}',
  notFound: 'The place could not be found. Please choose your city from the list.',
  chosen: 'chosen',
}
