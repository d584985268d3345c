import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getQuestions = bindCall<typeof contract.getQuestions>('POST /api_vue/getQuestions/')
export const setQuestion = bindCall<typeof contract.setQuestion>('POST /api_vue/setQuestion/')
export const questionVote = bindCall<typeof contract.questionVote>('POST /api_vue/questionVote/')
