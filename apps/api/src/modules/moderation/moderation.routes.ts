import * as contract from '@svetlitsa/api-client/moderation/contract'
import { handle } from '../../platform/http/handle.ts'
import { countNewRequests } from '../request/request-desk.queries.ts'
import { moderateEntry } from './moderate-entry.ts'
import { countWaiting, findModerated } from './moderation.queries.ts'
import { toModeratedEntry } from './to-moderated-entry.ts'

const SIZE = 20

export const moderationRoutes = [
  handle(contract.getModeration, async ({ db }, { kind, state, search = '', page = 1 }) => {
    const filter = { kind, state, search: search.trim(), size: SIZE, page }
    const { rows, total } = await findModerated(db, filter)
    return {
      entries: rows.map((row) => toModeratedEntry(kind, row)),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / SIZE)),
    }
  }),

  handle(contract.moderate, moderateEntry),

  handle(contract.getWaitingCounts, async ({ db }) => ({
    moderation: await countWaiting(db),
    requests: await countNewRequests(db),
  })),
]
