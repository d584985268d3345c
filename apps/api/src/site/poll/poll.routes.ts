import * as contract from '@svetlitsa/api-client/poll/contract'
import { handle } from '../../platform/http/handle.ts'
import { saveAnswer } from './poll.queries.ts'

export const pollRoutes = [
  handle(contract.answerServiceQuality, async (context, input) => {
    const session = await context.openSession()
    const { comment = '', orderNumber = '' } = input
    const answers: Record<string, string> = {}
    for (const [question, answer] of Object.entries(input.answers)) {
      if (answer !== undefined) answers[question] = answer
    }
    const isChanged = await saveAnswer(context.db, {
      poll: 'service-quality',
      sessionId: session.id,
      userId: session.userId,
      answers,
      comment: comment.trim(),
      orderNumber,
    })
    return { status: 'success' as const, isChanged }
  }),
]
