import type { ParsedOf } from '@svetlitsa/api-client/contract/call'
import type * as contract from '@svetlitsa/api-client/contract/project'
import { projectFault } from '@svetlitsa/domain/project/project-fault'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { findSellableOffers } from '../catalogue/sellable-offer.queries.ts'
import { addProject, changeProject, findProject } from './project.queries.ts'
import { projectOf } from './project-of.ts'

const USUAL_WALL_CM = 300

/**
 * Saves a project as it is drawn, once it can stand: modules of goods that are sold and as wide as
 * they are, side by side and inside the wall. Without recordId a new one begins.
 */
export async function saveProject(
  context: Context,
  sent: ParsedOf<typeof contract.saveLastProject>,
) {
  const { db, region } = context
  const session = await context.openSession()
  const { recordId, kind, name, wallCm, modules } = sent
  const earlier = recordId === undefined ? null : await findProject(db, session, recordId)
  if (recordId !== undefined && !earlier) return refuse('not_found')
  const standing = modules ?? earlier?.modules ?? []
  const wall = wallCm ?? earlier?.wallCm ?? USUAL_WALL_CM
  const offers = await findSellableOffers(
    db,
    region,
    standing.map((module) => module.offerId),
  )
  const placed = standing.map(({ offerId, xCm, row }) => ({
    xCm,
    row,
    widthCm: offers.get(offerId)?.dimensions[0] ?? 0,
  }))
  if (placed.some(({ widthCm }) => widthCm < 1)) return refuse('offer_unknown')
  if (projectFault(placed, wall)) return refuse('project_impossible')
  const fields = { name: name ?? earlier?.name ?? '', wallCm: wall, modules: standing }
  const row = earlier
    ? await changeProject(db, session, earlier.id, { ...fields, kind: kind ?? earlier.kind })
    : await addProject(db, {
        ...fields,
        kind: kind ?? 'wardrobe',
        sessionId: session.id,
        userId: session.userId,
      })
  return row ? { project: await projectOf(context, row) } : refuse('not_found')
}
