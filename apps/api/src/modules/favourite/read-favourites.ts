import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getFavourites } from '@svetlitsa/api-client/contract/favourite'
import { readShareCode } from '@svetlitsa/domain/favourite/read-share-code'
import { link } from '@svetlitsa/domain/route/site-map'
import type { Context } from '../../platform/context.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { findFavourites } from './favourite.queries.ts'
import { findProjects } from './favourite-project.queries.ts'
import { readFavouriteCards } from './read-favourite-cards.ts'

type Answer = AnswerOf<typeof getFavourites>

const LARGEST_ID = 2_147_483_647

/** One's own favourites, or with a code the goods that somebody shared. */
export async function readFavourites(
  context: Context,
  { hash }: ParsedOf<typeof getFavourites>,
): Promise<Answer | Refusal<'bad_hash'>> {
  if (hash !== undefined) return readShared(context, hash)
  const { db, session } = context
  if (!session) return { products: [], goneCount: 0, projects: [], hash: null }
  const [marks, projects] = await Promise.all([
    findFavourites(db, session),
    findProjects(db, session),
  ])
  const idOf = new Map(marks.map(({ id, offerId }) => [offerId, id]))
  const cards = await readFavouriteCards(context, [...idOf.keys()])
  return {
    ...cards,
    products: cards.products.map((card) => ({
      ...card,
      favorite: true,
      favoriteID: idOf.get(card.offerId) ?? null,
    })),
    projects: projects.map((project) => ({ ...project, url: link.constructor3d() })),
  }
}

/** Anybody may open a shared list; what is shown is nobody's but the shop's. */
async function readShared(context: Context, hash: string): Promise<Answer | Refusal<'bad_hash'>> {
  const offerIds = readShareCode(hash)
  if (!offerIds) return refuse('bad_hash')
  const known = offerIds.filter((id) => id <= LARGEST_ID)
  const { products, goneCount, hash: shared } = await readFavouriteCards(context, known)
  return {
    products,
    goneCount: goneCount + offerIds.length - known.length,
    projects: [],
    hash: shared,
  }
}
