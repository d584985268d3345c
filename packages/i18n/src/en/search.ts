import type { search as source } from '../ru/search.ts'
import type { TextsOf } from '../texts-of.ts'

export const search: TextsOf<typeof source> = {
  title: 'Search',
  titleOf: 'Search: {query}',
  sections: 'Sections',
  nothing: 'No section has these words',
  nothingHint: 'Try a shorter one: sofa, table, light. Or open the whole catalogue.',
  ask: 'What are you looking for?',
  askHint: 'Write it in the search field, or open the catalogue.',
  catalog: 'Open the catalogue',
  favourites: 'Favourites',
  empty: 'No favourites yet',
  emptyHint: 'Look into the catalogue: there is much to choose from.',
}
