import { z } from 'zod'
import type { RequestContext } from '../request/request-context.ts'
import type { UpstreamContext } from './upstream-context.ts'

const staffGroups: ReadonlySet<number> = new Set([1, 20, 26, 29, 45])
const whoamiSchema = z.object({ groups: z.array(z.number()) })

/**
 * Whether a visitor may see Storybook and the API documentation: everybody in a demonstration, else
 * only staff, which the API determines from the session (ADR 0045).
 */
export async function isStaff(
  routerContext: UpstreamContext,
  context: RequestContext,
): Promise<boolean> {
  if (routerContext.settings.isDemo) return true
  const { cookie } = context.request.headers
  if (!cookie) return false
  try {
    const { groups } = whoamiSchema.parse(
      await routerContext.api.get('/api/internal/whoami', { cookie }),
    )
    return groups.some((group) => staffGroups.has(group))
  } catch (error) {
    routerContext.log.warn({ err: error, id: context.id }, 'the API did not identify the caller')
    return false
  }
}
