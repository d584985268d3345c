import * as contract from '@svetlitsa/api-client/message/contract'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findNewestMessages } from './message.queries.ts'

const channels = ['sms', 'email'] as const

export const messageRoutes = [
  handle(contract.getOutbox, async ({ db, services }) => {
    const { outbox, ...senders } = services.senders
    if (!outbox) return refuse('not_found')
    // Messages sent by a real provider are never shown, not even on a demonstration.
    const shownChannels = channels.filter((channel) => senders[channel] === outbox)
    const messages = await findNewestMessages(db, shownChannels)
    return {
      messages: messages.map(({ state, createdAt, ...rest }) => ({
        ...rest,
        state: state === 'sending' ? ('waiting' as const) : state,
        createdAt: createdAt.toISOString(),
      })),
    }
  }),
]
