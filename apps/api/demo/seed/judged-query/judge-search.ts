import type { Db } from '../../../src/platform/database/database.ts'
import { isRightOffer } from './is-right-offer.ts'
import { type JudgedQuery, listJudgedQueries } from './judged-queries.ts'
import { type OfferFacts, readOfferFacts } from './read-offer-facts.ts'

const FIRST = 10
/** Of several things that were asked for, one may fill at most this many of the first ten places. */
const MAX_OF_ONE_THING = 7
/** The price zone of the region that is shown without a choice. */
const ZONE_ID = 1

export interface JudgedAnswer {
  query: JudgedQuery
  /** Share of right products among the first ten, or among as many as there are. */
  precision: number
  isEmpty: boolean
}

/** Asks every judged query and compares the first ten cards with what is stored (search.judged). */
export async function judgeSearch(db: Db, origin: string): Promise<JudgedAnswer[]> {
  const facts = await readOfferFacts(db, ZONE_ID)
  const answers: JudgedAnswer[] = []
  for (const query of listJudgedQueries()) {
    const shown = await findShownOffers(origin, query)
    answers.push({
      query,
      precision: calculatePrecision(query, shown, facts),
      isEmpty: shown.length === 0,
    })
  }
  return answers
}

async function findShownOffers(origin: string, { q, language }: JudgedQuery): Promise<number[]> {
  const answer = await fetch(`${origin}/api_vue/multisearch/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shop-lang': language },
    body: JSON.stringify({ q }),
  })
  if (!answer.ok) throw new Error(`${q}: ${answer.status}`)
  const { products } = (await answer.json()) as { products: { offerIdCurrent: number }[] }
  return products.slice(0, FIRST).map(({ offerIdCurrent }) => offerIdCurrent)
}

function calculatePrecision(
  query: JudgedQuery,
  shown: readonly number[],
  facts: ReadonlyMap<number, OfferFacts>,
): number {
  const things = query.any ?? [query]
  const counts = things.map((thing) => {
    const rightProducts = new Set<number>()
    for (const offer of facts.values()) {
      if (isRightOffer(offer, thing)) rightProducts.add(offer.productId)
    }
    const found = shown.filter((id) => {
      const offer = facts.get(id)
      return offer !== undefined && isRightOffer(offer, thing)
    }).length
    const most = things.length > 1 ? MAX_OF_ONE_THING : FIRST
    return { right: rightProducts.size, found: Math.min(found, most) }
  })
  const right = counts.reduce((sum, count) => sum + count.right, 0)
  const found = counts.reduce((sum, count) => sum + count.found, 0)
  if (right === 0) throw new Error(`no product is right for «${query.q}»`)
  return Math.min(1, found / Math.min(FIRST, right))
}

/** Mean precision of the answers by language, by kind, and by both. */
export function summarizeAnswers(answers: readonly JudgedAnswer[]): Map<string, number> {
  const groups = new Map<string, number[]>()
  for (const { query, precision } of answers) {
    const { kind, language } = query
    for (const group of ['all', language, kind, `${kind}, ${language}`]) {
      groups.set(group, [...(groups.get(group) ?? []), precision])
    }
  }
  return new Map(
    [...groups].map(([group, precisions]) => [
      group,
      precisions.reduce((sum, precision) => sum + precision, 0) / precisions.length,
    ]),
  )
}
