import * as contract from '@svetlitsa/api-client/contract/analytics'
import { normalizePhone } from '@svetlitsa/domain/phone/normalize-phone'
import { isEmail } from '@svetlitsa/domain/validate/email'
import type { Context } from '../../platform/context.ts'
import { handle } from '../../platform/handle.ts'
import { enqueueJob } from '../../platform/job-queue.ts'
import { limitCall } from '../../platform/limit-call.ts'
import { pathForLog } from './path-for-log.ts'

const limitedUsers = limitCall({ calls: 20, seconds: 600 })
const limitedErrors = limitCall({ calls: 60, seconds: 60 })

export const analyticsRoutes = [
  handle(contract.addMetrikaUser, async (context, { phone, email, yclid, client_id: clientId }) => {
    const number = normalizePhone(phone)
    const { ANALYTICS_URL: url } = context.services.env
    if (!url || !number || !isEmail(email) || !hasConsent(context))
      return { status: 'skipped' as const }
    await limitedUsers(context)
    await enqueueJob(context.db, {
      kind: 'analytics-user',
      payload: { phone: number, email, yclid: yclid ?? null, clientId: clientId ?? null },
    })
    return { status: 'accepted' as const }
  }),

  handle(contract.reportError, async (context, report) => {
    await limitedErrors(context)
    const { fullPath, ...rest } = report
    context.log.warn({ ...rest, path: pathForLog(fullPath) }, 'a visitor saw an error page')
    return { status: 'success' as const }
  }),
]

/** Whether the visitor agreed to analytics; the cookie is the one that the notice writes. */
function hasConsent({ request }: Context): boolean {
  return /(?:^|;\s*)cookie_consent=all(?:;|$)/.test(request.headers.cookie ?? '')
}
