import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { getFavourites } from '@svetlitsa/api-client/favourite/contract'
import { decodeShareCode } from '@svetlitsa/domain/favourite/share-code'
import { link } from '@svetlitsa/domain/route/site-map'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { findFavourites } from './favourite.queries.ts'
import { type FavouriteProject, findProjects } from './favourite-project.queries.ts'
import { readFavouriteCards } from './read-favourite-cards.ts'

type Answer = CallAnswer<typeof getFavourites>

const MAX_ID = 2_147_483_647

/** The caller's favourites, or the offers of a share code. */
export async function readFavourites(
  context: Context,
  { hash }: ParsedInput<typeof getFavourites>,
): Promise<Answer | Refusal<'bad_hash'>> {
  if (hash !== undefined) return readSharedFavourites(context, hash)
  const { db, session } = context
  if (!session) return { products: [], goneCount: 0, projects: [], hash: null }
  const [favourites, projects] = await Promise.all([
    findFavourites(db, session),
    findProjects(db, session),
  ])
  const favouriteIds = new Map(favourites.map(({ id, offerId }) => [offerId, id]))
  const cards = await readFavouriteCards(context, [...favouriteIds.keys()])
  return {
    ...cards,
    products: cards.products.map((card) => ({
      ...card,
      favorite: true,
      favoriteID: favouriteIds.get(card.offerId) ?? null,
    })),
    projects: await readProjects(context, projects),
  }
}

/** The saved projects: a kit with its card, a wall of the constructor with its name. */
async function readProjects(
  context: Context,
  projects: readonly FavouriteProject[],
): Promise<Answer['projects']> {
  const kitOfferIds = projects.flatMap(({ kitOfferId }) => kitOfferId ?? [])
  const { products } = await readFavouriteCards(context, kitOfferIds)
  return projects.map(({ projectID, name, kind, wallCm, kitOfferId }) => {
    const card = products.find(({ offerId }) => offerId === kitOfferId)
    return {
      projectID,
      name: card?.name ?? name,
      url: card?.url ?? link.constructor3d(),
      wall: kind && wallCm !== null ? { kind, wallCm } : null,
      product: card ? { ...card, favorite: true, favoriteID: null } : null,
    }
  })
}

/** Anybody may open a shared list; it contains public product data only. */
async function readSharedFavourites(
  context: Context,
  hash: string,
): Promise<Answer | Refusal<'bad_hash'>> {
  const offerIds = decodeShareCode(hash)
  if (!offerIds) return refuse('bad_hash')
  const existing = offerIds.filter((id) => id <= MAX_ID)
  const { products, goneCount, hash: shared } = await readFavouriteCards(context, existing)
  return {
    products,
    goneCount: goneCount + offerIds.length - existing.length,
    projects: [],
    hash: shared,
  }
}
