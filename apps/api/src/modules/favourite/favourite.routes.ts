import * as contract from '@svetlitsa/api-client/contract/favourite'
import type { Context } from '../../platform/context.ts'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import {
  countFavourites,
  dropFavourites,
  findFavourite,
  MOST_FAVOURITES,
  putFavourites,
} from './favourite.queries.ts'
import { countProjects, dropProject, putProject } from './favourite-project.queries.ts'
import { readFavourites } from './read-favourites.ts'

const MOST_PROJECTS = 50

export const favouriteRoutes = [
  handle(contract.addFavourite, async (context, { offerId }) => {
    const { db } = context
    const session = await context.openSession()
    const known = await findFavourite(db, session, offerId)
    const before = await countFavourites(db, session)
    if (known !== null) return { id: known, favorite: true as const, count: before }
    if (before >= MOST_FAVOURITES) return refuse('too_many')
    await putFavourites(db, session, [offerId])
    const id = await findFavourite(db, session, offerId)
    if (id === null) return refuse('offer_unknown')
    return { id, favorite: true as const, count: await countFavourites(db, session) }
  }),

  handle(contract.removeFavourite, async (context, { offerId }) => {
    const count = await drop(context, offerId)
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
    if (before + offerIds.length > MOST_FAVOURITES) return refuse('too_many')
    const added = await putFavourites(db, session, offerIds)
    return { added, count: await countFavourites(db, session) }
  }),

  handle(contract.clearFavourites, async (context) => ({ count: await drop(context, null) })),

  handle(contract.addFavouriteProject, async (context, { projectID }) => {
    const { db } = context
    const session = await context.openSession()
    if ((await countProjects(db, session)) >= MOST_PROJECTS) return refuse('too_many')
    await putProject(db, session, projectID)
    return { favorite: true as const, count: await countProjects(db, session) }
  }),

  handle(contract.deleteFavouriteProject, async ({ db, session }, { projectID }) => {
    if (!session) return { favorite: false as const, count: 0 }
    await dropProject(db, session, projectID)
    return { favorite: false as const, count: await countProjects(db, session) }
  }),
]

/** Who has no session has nothing to lose. */
async function drop({ db, session }: Context, offerId: number | null): Promise<number> {
  if (!session) return 0
  await db.transaction((tx) => dropFavourites(tx, session, offerId))
  return countFavourites(db, session)
}
