import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/project/contract'
import { validateProject } from '@svetlitsa/domain/project/project-module'
import { limitCall } from '../../platform/access/limit-call.ts'
import type { Context } from '../../platform/context/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findSellableOffers } from '../../supply/offer/sellable-offer.queries.ts'
import { addProject, changeProject, findProject } from './project.queries.ts'
import { toProject } from './to-project.ts'

const DEFAULT_WALL_CM = 300
/** Every project stays until its owner deletes it, and robots keep no cookies. */
const newProjects = { name: 'new-projects', points: 120, seconds: 3_600 }

/**
 * Saves a project if its layout is valid: its modules are products on sale with their real widths,
 * side by side and inside the wall. Without recordId a new project is created.
 */
export async function saveProject(
  context: Context,
  input: ParsedInput<typeof contract.saveLastProject>,
) {
  const { db, region } = context
  if (input.recordId === undefined) await limitCall(context, newProjects)
  const session = await context.openSession()
  const { recordId, kind, name, wallCm, modules } = input
  const earlier = recordId === undefined ? null : await findProject(db, session, recordId)
  if (recordId !== undefined && !earlier) return refuse('not_found')
  const standing = modules ?? earlier?.modules ?? []
  const wall = wallCm ?? earlier?.wallCm ?? DEFAULT_WALL_CM
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
  if (validateProject(placed, wall)) return refuse('project_impossible')
  const fields = { name: name ?? earlier?.name ?? '', wallCm: wall, modules: standing }
  const row = earlier
    ? await changeProject(db, session, earlier.id, { ...fields, kind: kind ?? earlier.kind })
    : await addProject(db, {
        ...fields,
        kind: kind ?? 'wardrobe',
        sessionId: session.id,
        userId: session.userId,
      })
  return row ? { project: await toProject(context, row) } : refuse('not_found')
}
