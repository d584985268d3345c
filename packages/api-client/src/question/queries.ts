import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

type QuestionsInput = CallInput<typeof contract.getQuestions>
export type QuestionPage = CallAnswer<typeof contract.getQuestions>

export const questionKeys = {
  all: ['question'] as const,
  page: (input: QuestionsInput) => [...questionKeys.all, 'page', input] as const,
}

/** A page of a product's questions. */
export function useQuestions(input: QuestionsInput, initialData?: QuestionPage) {
  return useQuery({
    ...queryOptions({
      queryKey: questionKeys.page(input),
      queryFn: async ({ signal }) => unwrapAnswer(await api.getQuestions(input, { signal })),
      staleTime: 60_000,
    }),
    placeholderData: keepPreviousData,
    ...(initialData ? { initialData } : {}),
  })
}

export function useAskQuestion() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      idempotencyKey,
      ...question
    }: CallInput<typeof contract.setQuestion> & { idempotencyKey: string }) =>
      api.setQuestion(question, { idempotencyKey }),
    onSuccess: (outcome) => {
      if (outcome.ok) void client.invalidateQueries({ queryKey: questionKeys.all })
    },
  })
}
