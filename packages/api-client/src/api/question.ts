import { bind } from '../client/bind.ts'
import type * as contract from '../contract/question.ts'

export const getQuestions = bind<typeof contract.getQuestions>('POST /api_vue/getQuestions/')
export const setQuestion = bind<typeof contract.setQuestion>('POST /api_vue/setQuestion/')
export const questionVote = bind<typeof contract.questionVote>('POST /api_vue/questionVote/')
