import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The shop's own words for its sections and property values, in any language: «couch» means
 * `in=divany`, «графитовый» means `COLOR=Серый`.
 */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    /** In lower case, «ё» as «е». */
    phrase: text().primaryKey(),
    /**
     * `in=` a class of products and `room=` a room, both followed by codes of sections, or the code
     * of a property and its Russian values; several are separated by «|». `word=` is a synonym, a
     * slang word or a frequent misspelling of a word or phrase.
     */
    meaning: text().notNull(),
  },
  ({ phrase, meaning }) => [
    check(
      'search_vocabulary_phrase',
      sql`${phrase} = fold_letters(${phrase}) and length(${phrase}) between 2 and 60`,
    ),
    check('search_vocabulary_meaning', sql`${meaning} ~ '^[A-Za-z_0-9]+=.+'`),
  ],
)
