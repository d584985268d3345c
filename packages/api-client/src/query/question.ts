import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import * as api from '../api/question.ts'
import { answerOf } from '../client/answer-of.ts'
import type { AnswerOf, InputOf } from '../contract/call.ts'
import type * as contract from '../contract/question.ts'

type Wanted = InputOf<typeof contract.getQuestions>
export type QuestionPage = AnswerOf<typeof contract.getQuestions>

export const questionKeys = {
  all: ['question'] as const,
  page: (wanted: Wanted) => [...questionKeys.all, 'page', wanted] as const,
}

/** A page of a product's questions. */
export function useQuestions(wanted: Wanted, initialData?: QuestionPage) {
  return useQuery({
    ...queryOptions({
      queryKey: questionKeys.page(wanted),
      queryFn: async ({ signal }) => answerOf(await api.getQuestions(wanted, { signal })),
      staleTime: 60_000,
    }),
    placeholderData: keepPreviousData,
    ...(initialData ? { initialData } : {}),
  })
}

export function useAskQuestion() {
  const client = useQueryClient()
  return useMutation({
    // Without a network it fails at once and says so, where it would wait and seem to send.
    networkMode: 'always',
    mutationFn: ({
      idempotencyKey,
      ...asked
    }: InputOf<typeof contract.setQuestion> & { idempotencyKey: string }) =>
      api.setQuestion(asked, { idempotencyKey }),
    onSuccess: (outcome) => {
      if (outcome.ok) void client.invalidateQueries({ queryKey: questionKeys.all })
    },
  })
}
