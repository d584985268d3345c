import * as contract from '@svetlitsa/api-client/contract/message'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { demoSender } from './demo-sender.ts'
import { findNewestMessages } from './message.queries.ts'

const channels = ['sms', 'email'] as const

export const messageRoutes = [
  handle(contract.getOutbox, async ({ db, services }) => {
    if (!services.env.DEMO) return refuse('not_found')
    // What a provider really sends is for its recipient alone, demonstration or not.
    const kept = channels.filter((channel) => services.senders[channel] === demoSender)
    const messages = await findNewestMessages(db, kept)
    return {
      messages: messages.map(({ state, createdAt, ...rest }) => ({
        ...rest,
        state: state === 'sending' ? ('waiting' as const) : state,
        createdAt: createdAt.toISOString(),
      })),
    }
  }),
]
