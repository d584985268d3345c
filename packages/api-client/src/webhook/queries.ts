import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type Webhook = CallAnswer<typeof contract.getWebhooks>['webhooks'][number]
export type WebhookSecret = CallAnswer<typeof contract.createWebhook>
export type WebhookDelivery = CallAnswer<typeof contract.getWebhookDeliveries>['deliveries'][number]
export type DeliveryFilter = Omit<CallInput<typeof contract.getWebhookDeliveries>, 'after'>
type WebhookTerms = CallInput<typeof contract.createWebhook>

const webhookKeys = {
  all: ['webhooks'] as const,
  list: ['webhooks', 'list'] as const,
  deliveries: (filter: DeliveryFilter) => ['webhooks', 'deliveries', filter] as const,
}

/** How often the log is asked again while something is on its way. */
const WATCH_MS = 2_000
const SOON_MS = 60_000

/** The webhooks of the shop. */
export function useWebhooks() {
  return useQuery({
    queryKey: webhookKeys.list,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getWebhooks({}, { signal })).webhooks,
  })
}

/** What was sent, newest first; followed while an attempt is about to be made. */
export function useWebhookDeliveries(filter: DeliveryFilter) {
  return useInfiniteQuery({
    queryKey: webhookKeys.deliveries(filter),
    queryFn: async ({ signal, pageParam }) =>
      unwrapAnswer(await api.getWebhookDeliveries({ ...filter, after: pageParam }, { signal })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ deliveries }) => deliveries.some(isAboutToBeTried)) && WATCH_MS,
  })
}

function isAboutToBeTried({ nextAttemptAt }: WebhookDelivery): boolean {
  return nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + SOON_MS
}

/** A write of webhooks, after which lists and log are asked again. */
function useWebhookMutation<Input, Outcome>(mutationFn: (input: Input) => Promise<Outcome>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: webhookKeys.all }),
  })
}

export function useCreateWebhook() {
  return useWebhookMutation((input: WebhookTerms) => api.createWebhook(input))
}

export function useChangeWebhook() {
  return useWebhookMutation(({ key, ...input }: WebhookTerms & { key: string; id: number }) =>
    api.changeWebhook(input, { idempotencyKey: key }),
  )
}

export function useRotateWebhookSecret() {
  return useWebhookMutation((id: number) => api.rotateWebhookSecret({ id }))
}

export function usePauseWebhook() {
  return useWebhookMutation(({ key, ...input }: { key: string; id: number; isPaused: boolean }) =>
    api.pauseWebhook(input, { idempotencyKey: key }),
  )
}

export function useRemoveWebhook() {
  return useWebhookMutation(({ key, id }: { key: string; id: number }) =>
    api.removeWebhook({ id }, { idempotencyKey: key }),
  )
}

export function useTestWebhook() {
  return useWebhookMutation(({ key, id }: { key: string; id: number }) =>
    api.testWebhook({ id }, { idempotencyKey: key }),
  )
}

export function useRetryWebhookDelivery() {
  return useWebhookMutation(({ key, deliveryId }: { key: string; deliveryId: number }) =>
    api.retryWebhookDelivery({ deliveryId }, { idempotencyKey: key }),
  )
}
