import * as contract from '@svetlitsa/api-client/message/contract'
import { demoSender } from '../../../demo/message/demo-sender.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findNewestMessages } from './message.queries.ts'

const channels = ['sms', 'email'] as const

export const messageRoutes = [
  handle(contract.getOutbox, async ({ db, services }) => {
    if (!services.env.DEMO) return refuse('not_found')
    // Messages sent by a real provider are never shown, not even on a demonstration.
    const demoChannels = channels.filter((channel) => services.senders[channel] === demoSender)
    const messages = await findNewestMessages(db, demoChannels)
    return {
      messages: messages.map(({ state, createdAt, ...rest }) => ({
        ...rest,
        state: state === 'sending' ? ('waiting' as const) : state,
        createdAt: createdAt.toISOString(),
      })),
    }
  }),
]
