import * as contract from '@svetlitsa/api-client/contract/request'
import { handle } from '../../platform/handle.ts'
import { moveRequest } from './move-request.ts'
import { findRequests } from './request-desk.queries.ts'
import { takenRequestOf } from './taken-request-of.ts'

const SIZE = 20

/** The call centre's side of the forms. */
export const requestDeskRoutes = [
  handle(contract.getRequests, async ({ db }, { kind, state, search = '', page = 1 }) => {
    const wanted = { kind, state, search: search.trim(), size: SIZE, page }
    const { rows, total } = await findRequests(db, wanted)
    return {
      requests: rows.map(takenRequestOf),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / SIZE)),
    }
  }),

  handle(contract.saveRequest, moveRequest),
]
