import { addDays } from '@svetlitsa/domain/date/day'
import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { askedSearch } from '../../../schema/asked-search.table.ts'

const RETENTION_DAYS = 180

type Asked = Pick<
  typeof askedSearch.$inferInsert,
  'day' | 'language' | 'text' | 'found' | 'isRelaxed'
>

/** Adds one to the count of a search on a day. */
export async function countAskedSearch(
  db: Db,
  asked: Asked,
  event: 'shown' | 'chosen',
): Promise<void> {
  const { found, isRelaxed } = asked
  await db
    .insert(askedSearch)
    .values({ ...asked, [event]: 1 })
    .onConflictDoUpdate({
      target: [askedSearch.day, askedSearch.language, askedSearch.text],
      set: { found, isRelaxed, [event]: sql`${askedSearch[event]} + 1` },
    })
}

export async function deleteOldSearches(db: Db, today: string): Promise<void> {
  await db.delete(askedSearch).where(lt(askedSearch.day, addDays(today, -RETENTION_DAYS)))
}

interface LearnedPhrase extends Record<string, unknown> {
  text: string
}

/**
 * What was searched for often, on several days, and led to products that match all of it, so that
 * neither one visitor nor a mistyped word is repeated to others. The most frequent first.
 */
export async function findLearnedPhrases(
  db: Db,
  { language, today }: { language: string; today: string },
): Promise<string[]> {
  const { rows } = await db.execute<LearnedPhrase>(sql`
    select text from asked_search
    where language = ${language} and day > ${addDays(today, -LEARNED_DAYS)}
    group by text
    having sum(shown) >= ${MIN_SHOWN} and count(*) >= ${MIN_DAYS} and sum(chosen) > 0
      and bool_and(found > 0 and not is_relaxed)
    order by sum(shown) desc, text limit ${MAX_LEARNED}`)
  return rows.map(({ text }) => text)
}

const LEARNED_DAYS = 90
const MIN_SHOWN = 5
const MIN_DAYS = 2
const MAX_LEARNED = 500

export type ReportKind = 'empty' | 'relaxed' | 'unchosen'

export interface ReportedSearch extends Record<string, unknown> {
  kind: ReportKind
  language: string
  text: string
  shown: number
  found: number
}

/** Searches without results, with results that match only in part, and whose results nobody opened. */
export async function findReportedSearches(
  db: Db,
  { since, limit }: { since: string; limit: number },
): Promise<ReportedSearch[]> {
  const { rows } = await db.execute<ReportedSearch>(sql`
    with asked as (
      select language, text, sum(shown)::int as shown, sum(chosen)::int as chosen,
        (array_agg(found order by day desc))[1] as found,
        (array_agg(is_relaxed order by day desc))[1] as is_relaxed
      from asked_search where day >= ${since} group by language, text),
    reported as (
      select 'empty' as kind, asked.* from asked where found = 0
      union all select 'relaxed', asked.* from asked where found > 0 and is_relaxed
      union all select 'unchosen', asked.* from asked
        where found > 0 and chosen = 0 and shown >= ${MIN_UNCHOSEN}),
    ranked as (
      select *, row_number() over (partition by kind order by shown desc, text) as place from reported)
    select kind, language, text, shown, found from ranked where place <= ${limit}
    order by array_position(array['empty', 'relaxed', 'unchosen'], kind), place`)
  return rows
}

/** A search that few have made says nothing about its results. */
const MIN_UNCHOSEN = 3
