/** The questions of the service quality poll and their answer options (route.poll). */
export const serviceQuality = {
  whole: ['5', '4', '3', '2', '1'],
  site: ['5', '4', '3', '2', '1', 'none'],
  people: ['5', '4', '3', '2', '1', 'none'],
  delivery: ['5', '4', '3', '2', '1', 'none'],
  assembly: ['5', '4', '3', '2', '1', 'none'],
  again: ['yes', 'maybe', 'no'],
} as const

export type PollQuestion = keyof typeof serviceQuality
export type PollAnswers = { [Q in PollQuestion]: (typeof serviceQuality)[Q][number] }

export const pollQuestions = Object.keys(serviceQuality) as PollQuestion[]

/** The required questions. */
export const requiredQuestions: readonly PollQuestion[] = ['whole', 'again']
