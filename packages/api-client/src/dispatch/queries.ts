import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type Board = CallAnswer<typeof contract.getBoard>
export type BoardOrder = Board['orders'][number]
export type BoardAssembler = Board['assemblers'][number]
export type BoardCrew = Board['crews'][number]
export type BoardWarehouse = Board['warehouses'][number]
export type Proposals = CallAnswer<typeof contract.getProposals>
export type Proposal = Proposals['proposals'][number]
export type CrewProposal = Proposals['crews'][number]

/** Other dispatchers and assemblers change the day while it is looked at. */
const REFETCH_MS = 30_000

export const dispatchKeys = {
  all: ['dispatch'] as const,
  board: (date: string | undefined) => [...dispatchKeys.all, 'board', date] as const,
  proposals: (date: string) => [...dispatchKeys.all, 'proposals', date] as const,
}

/** The day of a dispatcher; today of the shop without a date. */
export function useBoard(date: string | undefined) {
  return useQuery({
    queryKey: dispatchKeys.board(date),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getBoard(date === undefined ? {} : { date }, { signal })),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  })
}

/** Who could assemble and deliver the waiting orders of a day; nobody is assigned by it. */
export function useProposals(date: string, isWanted: boolean) {
  return useQuery({
    queryKey: dispatchKeys.proposals(date),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getProposals({ date }, { signal })),
    refetchInterval: REFETCH_MS,
    enabled: isWanted,
  })
}

/** A change of the day with the key of its click; the board is then fetched again. */
export function useDispatchChange<Input, Outcome>(
  change: (input: Input, options: { idempotencyKey: string }) => Promise<Outcome>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: Input }) =>
      change(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: dispatchKeys.all }),
  })
}

export const useAssignAssembler = () => useDispatchChange(api.assignAssembler)
export const useWithdrawAssembler = () => useDispatchChange(api.withdrawAssembler)
export const useAssignCrew = () => useDispatchChange(api.assignCrew)
export const useSaveCrew = () => useDispatchChange(api.saveCrew)
export const useSaveCapacity = () => useDispatchChange(api.saveCapacity)
export const useSaveAssembler = () => useDispatchChange(api.saveAssembler)

type Assignment = CallInput<typeof contract.assignAssembler>

/** Accepts proposals one after the other, and returns the refusals; the others were accepted. */
export function useAcceptProposals() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (inputs: readonly Assignment[]) => {
      const refusals: string[] = []
      for (const input of inputs) {
        const outcome = await api.assignAssembler(input, { idempotencyKey: crypto.randomUUID() })
        if (!outcome.ok) refusals.push(outcome.message)
      }
      return refusals
    },
    onSettled: () => client.invalidateQueries({ queryKey: dispatchKeys.all }),
  })
}
