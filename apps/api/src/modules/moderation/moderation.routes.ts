import * as contract from '@svetlitsa/api-client/contract/moderation'
import { handle } from '../../platform/handle.ts'
import { countNewRequests } from '../request/request-desk.queries.ts'
import { judgeEntry } from './judge-entry.ts'
import { moderatedEntryOf } from './moderated-entry-of.ts'
import { countWaiting, findModerated } from './moderation.queries.ts'

const SIZE = 20

export const moderationRoutes = [
  handle(contract.getModeration, async ({ db }, { kind, state, search = '', page = 1 }) => {
    const wanted = { kind, state, search: search.trim(), size: SIZE, page }
    const { rows, total } = await findModerated(db, wanted)
    return {
      entries: rows.map((row) => moderatedEntryOf(kind, row)),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / SIZE)),
    }
  }),

  handle(contract.moderate, judgeEntry),

  handle(contract.getWaitingCounts, async ({ db }) => ({
    moderation: await countWaiting(db),
    requests: await countNewRequests(db),
  })),
]
