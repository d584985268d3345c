import { z } from 'zod'
import type { House } from '../house.ts'
import type { Visit } from '../request/visit.ts'

const staffGroups: ReadonlySet<number> = new Set([1, 20, 26, 29, 45])
const whoSchema = z.object({ groups: z.array(z.number()) })

/**
 * Whether a visitor may see the storybook and the API's document: everybody on a demonstration,
 * else staff only, which the API tells from the session (decisions «Who owns which address»).
 */
export async function isStaff(house: House, visit: Visit): Promise<boolean> {
  if (house.settings.isDemo) return true
  const { cookie } = visit.request.headers
  if (!cookie) return false
  try {
    const { groups } = whoSchema.parse(await house.api.get('/api/internal/whoami', { cookie }))
    return groups.some((group) => staffGroups.has(group))
  } catch (error) {
    house.log.warn({ err: error, id: visit.id }, 'the API does not say who asks')
    return false
  }
}
