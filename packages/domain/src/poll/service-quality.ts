/** The poll of the service's quality: its questions and what may be answered (storefront §2). */
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

/** The questions nobody may leave out. */
export const requiredQuestions: readonly PollQuestion[] = ['whole', 'again']
