import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { searchVocabulary } from '../../schema/search-vocabulary.table.ts'
import type { OwnWord } from './terms/list-own-phrases.ts'

/** The shop's own vocabulary. */
export function findOwnWords(db: Db): Promise<OwnWord[]> {
  return db.select().from(searchVocabulary).orderBy(asc(searchVocabulary.phrase))
}

/** Adds phrases to the shop's own vocabulary, or changes what they mean. */
export async function saveOwnWords(db: Db, words: readonly OwnWord[]): Promise<void> {
  await db.execute(sql`
    insert into search_vocabulary (phrase, meaning)
    select fold_letters(word ->> 'phrase'), word ->> 'meaning'
    from jsonb_array_elements(${JSON.stringify(words)}::jsonb) word
    on conflict (phrase) do update set meaning = excluded.meaning
    where search_vocabulary.meaning <> excluded.meaning`)
}

/** Returns whether there was such a phrase. */
export async function removeOwnWord(db: Db, phrase: string): Promise<boolean> {
  const removed = await db
    .delete(searchVocabulary)
    .where(eq(searchVocabulary.phrase, phrase))
    .returning()
  return removed.length > 0
}
