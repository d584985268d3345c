import * as contract from '@svetlitsa/api-client/request-log/contract'
import { canSeeDebugLog } from '@svetlitsa/domain/identity/user-group'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'

export const requestLogRoutes = [
  handle(contract.getRequestLog, async ({ session, services }, { ssrdebug = false }) => {
    const reader = {
      groups: session?.groups ?? [],
      hasDebugQuery: ssrdebug,
      isDemonstration: services.isDemonstration,
    }
    if (!canSeeDebugLog(reader)) return refuse('not_found')
    return { requests: services.requests.newest() }
  }),
]
