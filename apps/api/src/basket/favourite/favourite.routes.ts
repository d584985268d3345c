import * as contract from '@svetlitsa/api-client/favourite/contract'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import {
  addFavourites,
  countFavourites,
  findFavourite,
  MAX_FAVOURITES,
  removeFavourites,
} from './favourite.queries.ts'
import { addProject, countProjects, removeProject } from './favourite-project.queries.ts'
import { readFavourites } from './read-favourites.ts'

const MAX_PROJECTS = 50

export const favouriteRoutes = [
  handle(contract.addFavourite, async (context, { offerId }) => {
    const { db } = context
    const session = await context.openSession()
    const existing = await findFavourite(db, session, offerId)
    const before = await countFavourites(db, session)
    if (existing !== null) return { id: existing, favorite: true as const, count: before }
    if (before >= MAX_FAVOURITES) return refuse('too_many')
    await addFavourites(db, session, [offerId])
    const id = await findFavourite(db, session, offerId)
    if (id === null) return refuse('offer_unknown')
    return { id, favorite: true as const, count: await countFavourites(db, session) }
  }),

  handle(contract.removeFavourite, async (context, { offerId }) => {
    const count = await removeFavouriteOffer(context, offerId)
    return { favorite: false as const, count }
  }),

  handle(contract.getFavouriteCount, async ({ db, session }) => ({
    count: await countFavourites(db, session),
  })),

  handle(contract.getFavourites, readFavourites),

  handle(contract.saveFavourites, async (context, { offerIds }) => {
    const { db } = context
    const session = await context.openSession()
    const before = await countFavourites(db, session)
    if (before + offerIds.length > MAX_FAVOURITES) return refuse('too_many')
    const added = await addFavourites(db, session, offerIds)
    return { added, count: await countFavourites(db, session) }
  }),

  handle(contract.clearFavourites, async (context) => {
    const { db, session } = context
    if (session) await removeProject(db, session, null)
    return { count: await removeFavouriteOffer(context, null) }
  }),

  handle(contract.addFavouriteProject, async (context, { projectID }) => {
    const { db } = context
    const session = await context.openSession()
    if ((await countProjects(db, session)) >= MAX_PROJECTS) return refuse('too_many')
    await addProject(db, session, projectID)
    return { favorite: true as const, count: await countProjects(db, session) }
  }),

  handle(contract.deleteFavouriteProject, async ({ db, session }, { projectID }) => {
    if (!session) return { favorite: false as const, count: 0 }
    await removeProject(db, session, projectID)
    return { favorite: false as const, count: await countProjects(db, session) }
  }),
]

/** Without a session there is nothing to remove. */
async function removeFavouriteOffer(
  { db, session }: Context,
  offerId: number | null,
): Promise<number> {
  if (!session) return 0
  await db.transaction((tx) => removeFavourites(tx, session, offerId))
  return countFavourites(db, session)
}
