import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

/** A search word with its entry in the vocabulary of the products. */
export interface WordLookup extends Record<string, unknown> {
  word: string
  /** The lexemes by which it is searched; empty for a stop word such as «для». */
  lexemes: string[]
  isKnown: boolean
  /** Whether a vocabulary word begins with it. */
  isBeginning: boolean
  /** Occurs in the name or the section of a product. */
  isOfProduct: boolean
  /** Occurs in the name of a vendor. */
  isOfVendor: boolean
  /** Occurs in a color, a fabric or another property of an offer. */
  isOfOffer: boolean
}

/** Looks up words in the vocabulary of all products. */
export async function lookUpWords(
  db: Db,
  words: readonly string[],
): Promise<Map<string, WordLookup>> {
  if (words.length === 0) return new Map()
  const { rows } = await db.execute<WordLookup>(sql`
    select asked.word, stem.lexemes, coalesce(known.is_known, false) as "isKnown",
      coalesce(known.is_of_product, false) as "isOfProduct",
      coalesce(known.is_of_vendor, false) as "isOfVendor",
      coalesce(known.is_of_offer, false) as "isOfOffer",
      exists (select 1 from search_word w where w.lexeme ~>=~ stem.lexemes[1]
        and w.lexeme ~<~ (stem.lexemes[1] || chr(1114111))) as "isBeginning"
    from unnest(${sql.param([...new Set(words)])}::text[]) as asked (word)
    cross join lateral (
      select tsvector_to_array(search_vector(asked.word)) as lexemes) stem
    left join lateral (select true as is_known, bool_or(w.is_of_product) as is_of_product,
        bool_or(w.is_of_vendor) as is_of_vendor, bool_or(w.is_of_offer) as is_of_offer
      from search_word w where w.lexeme = any(stem.lexemes)
      having count(distinct w.lexeme) >= cardinality(stem.lexemes)) known on true`)
  return new Map(rows.map((row) => [row.word, row]))
}

export interface SimilarWord extends Record<string, unknown> {
  typed: string
  word: string
  lexeme: string
  uses: number
  isOfProduct: boolean
  isOfVendor: boolean
  isOfOffer: boolean
}

/** Vocabulary words similar to each of these, by trigrams (pg_trgm). */
export async function findSimilarWords(db: Db, words: readonly string[]): Promise<SimilarWord[]> {
  if (words.length === 0) return []
  const { rows } = await db.execute<SimilarWord>(sql`
    select asked.word as typed, w.word, w.lexeme, w.uses, w.is_of_product as "isOfProduct",
      w.is_of_vendor as "isOfVendor", w.is_of_offer as "isOfOffer"
    from unnest(${sql.param([...new Set(words)])}::text[]) as asked (word)
    cross join lateral similar_words(asked.word) w`)
  return rows
}

/** The lexemes by which each of these phrases is searched. */
export async function findLexemes(
  db: Db,
  phrases: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ phrase: string; lexemes: string[] }>(sql`
    select phrase, array(select distinct l from regexp_split_to_table(phrase, '[ -]') part,
      unnest(tsvector_to_array(search_vector(part))) l) as lexemes
    from unnest(${sql.param([...phrases])}::text[]) phrase`)
  return new Map(rows.map(({ phrase, lexemes }) => [phrase, lexemes]))
}

/**
 * Recounts in how many products each word occurs and deletes unused words. Articles and sizes,
 * which have no weight, are skipped because there are hundreds of times as many.
 */
export async function refreshWordCounts(db: Db): Promise<void> {
  await db.execute(sql`
    with counted as materialized (
      select word as lexeme, ndoc from ts_stat(
        'select ts_filter(text, ''{a,b,c}'') from search_document')),
    gone as (
      delete from search_word w where not exists (
        select 1 from counted c where c.lexeme = w.lexeme))
    update search_word w set uses = c.ndoc from counted c
    where c.lexeme = w.lexeme and w.uses <> c.ndoc`)
}
