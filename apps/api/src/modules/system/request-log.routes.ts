import * as contract from '@svetlitsa/api-client/contract/request-log'
import { seesDebugLog } from '@svetlitsa/domain/identity/sees-debug-log'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'

export const requestLogRoutes = [
  handle(contract.getRequestLog, async ({ session, services }, { ssrdebug = false }) => {
    const reader = {
      groups: session?.groups ?? [],
      hasDebugQuery: ssrdebug,
      isDemonstration: services.env.DEMO,
    }
    if (!seesDebugLog(reader)) return refuse('not_found')
    return { requests: services.requests.newest() }
  }),
]
