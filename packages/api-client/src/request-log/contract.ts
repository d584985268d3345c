import * as z from 'zod'
import { defineCall } from '../call/call.ts'

/** A request in the debug log: its route, outcome and duration. */
export const loggedRequest = z.object({
  id: z.int(),
  method: z.string(),
  /** The route pattern, without parameter values that could grant access. */
  path: z.string(),
  status: z.int(),
  ms: z.int(),
})

/** Users who may not see the log get 404 like an unknown address. */
export const getRequestLog = defineCall({
  method: 'POST',
  path: '/api_vue/develop/requests/',
  summary:
    'Latest requests to this process (for developers; in demonstration mode also with ssrdebug)',
  body: z.object({ ssrdebug: z.boolean().optional() }),
  answer: z.object({ requests: z.array(loggedRequest) }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
