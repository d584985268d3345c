import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type Waybill = CallAnswer<typeof contract.checkWaybill>
export type WaybillCheck = NonNullable<Waybill['check']>
type Answer = { check: WaybillCheck }

const waybillKey = (number: string) => ['waybill', number] as const

/** A waybill with its check; two people may scan it at once, so it is fetched again meanwhile. */
export function useWaybill(number: string) {
  return useQuery({
    queryKey: waybillKey(number),
    enabled: number !== '',
    queryFn: async ({ signal }) => {
      const outcome = await api.checkWaybill({ number }, { signal })
      return outcome.ok ? outcome.answer : null
    },
    refetchInterval: ({ state }) => (state.data?.check?.state === 'open' ? 5_000 : false),
  })
}

export const useStartWaybillCheck = () =>
  useCheckChange<CallInput<typeof contract.startWaybillCheck>>(async (input, idempotencyKey) =>
    unwrapAnswer(await api.startWaybillCheck(input, { idempotencyKey })),
  )

export const useScanWaybillBox = () =>
  useCheckChange<CallInput<typeof contract.scanWaybillBox>>(async (input, idempotencyKey) =>
    unwrapAnswer(await api.scanWaybillBox(input, { idempotencyKey })),
  )

export const useUndoWaybillScan = () =>
  useCheckChange<CallInput<typeof contract.undoWaybillScan>>(async (input, idempotencyKey) =>
    unwrapAnswer(await api.undoWaybillScan(input, { idempotencyKey })),
  )

export const useFinishWaybillCheck = () =>
  useCheckChange<CallInput<typeof contract.finishWaybillCheck>>(async (input, idempotencyKey) =>
    unwrapAnswer(await api.finishWaybillCheck(input, { idempotencyKey })),
  )

export const useRestartWaybillCheck = () =>
  useCheckChange<CallInput<typeof contract.restartWaybillCheck>>(async (input, idempotencyKey) =>
    unwrapAnswer(await api.restartWaybillCheck(input, { idempotencyKey })),
  )

/** The check that the server answers is shown at once; after a refusal it is fetched again. */
function useCheckChange<Input extends { number: string }>(
  change: (input: Input, idempotencyKey: string) => Promise<Answer>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: Input & { key: string }) =>
      change(input as unknown as Input, key),
    onSuccess: ({ check }, { number }) =>
      client.setQueryData<Waybill | null>(waybillKey(number), (old) => old && { ...old, check }),
    onError: (_error, { number }) => client.invalidateQueries({ queryKey: waybillKey(number) }),
  })
}
