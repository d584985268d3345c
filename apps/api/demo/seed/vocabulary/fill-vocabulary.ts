import { saveOwnWords } from '../../../src/discovery/search/search-vocabulary.queries.ts'
import type { Db } from '../../../src/platform/database/database.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

/** What shoppers call things, colours and materials besides the names of the catalogue. */
export async function fillVocabulary(tx: Db): Promise<void> {
  const words = Object.entries(vocabulary).flatMap(([meaning, phrases]) =>
    phrases.map((phrase) => ({ phrase, meaning })),
  )
  await saveOwnWords(tx, words)
}
