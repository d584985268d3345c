import * as contract from '@svetlitsa/api-client/contract/poll'
import { handle } from '../../platform/handle.ts'
import { limitForms } from '../request/limit-forms.ts'
import { keepAnswer } from './poll.queries.ts'

export const pollRoutes = [
  handle(contract.answerServiceQuality, async (context, sent) => {
    await limitForms(context)
    const session = await context.openSession()
    const { comment = '', orderNumber = '' } = sent
    const answers: Record<string, string> = {}
    for (const [question, answer] of Object.entries(sent.answers)) {
      if (answer !== undefined) answers[question] = answer
    }
    const isChanged = await keepAnswer(context.db, {
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
