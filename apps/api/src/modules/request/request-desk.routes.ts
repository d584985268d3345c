import * as contract from '@svetlitsa/api-client/request-desk/contract'
import { handle } from '../../platform/http/handle.ts'
import { changeRequestState } from './change-request-state.ts'
import { findRequests } from './request-desk.queries.ts'
import { toDeskRequest } from './to-desk-request.ts'

const SIZE = 20

/** Form requests for the call centre. */
export const requestDeskRoutes = [
  handle(contract.getRequests, async ({ db }, { kind, state, search = '', page = 1 }) => {
    const filter = { kind, state, search: search.trim(), size: SIZE, page }
    const { rows, total } = await findRequests(db, filter)
    return {
      requests: rows.map(toDeskRequest),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / SIZE)),
    }
  }),

  handle(contract.saveRequest, changeRequestState),
]
