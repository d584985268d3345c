import * as z from 'zod'
import { call } from './call.ts'

/** A request as the debug log tells it: what was asked, how it ended, how long it took. */
export const loggedRequest = z.object({
  id: z.int(),
  method: z.string(),
  /** The pattern of the address: what a bearer's own address names is left out. */
  path: z.string(),
  status: z.int(),
  ms: z.int(),
})

/** Who may not see the log is answered as for an unknown address. */
export const getRequestLog = call({
  method: 'POST',
  path: '/api_vue/develop/requests/',
  summary: 'Последние запросы к этому процессу (разработчикам; на демонстрации и по ssrdebug)',
  body: z.object({ ssrdebug: z.boolean().optional() }),
  answer: z.object({ requests: z.array(loggedRequest) }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
