import * as contract from '@svetlitsa/api-client/profile/contract'
import { describeDevice } from '@svetlitsa/domain/device/describe-device'
import type { Context, Session } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { localizeRegionName } from '../../shop/region/localize-region-name.ts'
import { endUserSessions } from './session.queries.ts'
import { endUserSession, findOpenSessions } from './session-list.queries.ts'

/** The sessions of the account; an ended one is dead at its next request (lk.sessions). */
export const sessionListRoutes = [
  handle(contract.getSessions, async (context) => {
    const { db, now, services, language } = context
    const { id, userId, groups } = requireLogin(context)
    const open = await findOpenSessions(db, { userId, groups, now })
    const sessions = open.map(({ id: sessionId, userAgent, regionId, lastSeenAt }) => {
      const region = regionId === null ? null : services.regions.find(regionId)
      return {
        id: sessionId,
        ...describeDevice(userAgent),
        city: region ? localizeRegionName(region, language) : null,
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: sessionId === id,
      }
    })
    return { sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) }
  }),

  handle(contract.endSession, async (context, { sessionId }) => {
    const { id: currentId, userId } = requireLogin(context)
    const isEnded = await endUserSession(context.db, { userId, sessionId, currentId })
    return isEnded ? { result: true as const } : refuse('not_found')
  }),

  handle(contract.endOtherSessions, async (context) => {
    const { id, userId } = requireLogin(context)
    await endUserSessions(context.db, userId, id)
    return { result: true as const }
  }),
]

function requireLogin({ session }: Context): Session & { userId: number } {
  if (!session?.userId) throw new HttpError(401, 'login_needed')
  return { ...session, userId: session.userId }
}
