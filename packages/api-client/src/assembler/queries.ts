import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { orderKeys } from '../order/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type AssemblerData = CallAnswer<typeof contract.getAssemblerData>
export type AssemblyOrder = AssemblerData['orders'][number]
export type Schedule = CallAnswer<typeof contract.getSchedule>

export const assemblerKeys = {
  data: () => orderKeys.assembly(),
  schedule: (month: string | null) => [...orderKeys.assembly(), 'schedule', month] as const,
  sketches: (orderID: string) => [...orderKeys.assembly(), 'sketches', orderID] as const,
}

export function useAssemblerData() {
  return useQuery({
    queryKey: assemblerKeys.data(),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getAssemblerData({}, { signal })),
  })
}

/** Counts the balance anew from the ledger (assembler.recount). */
export function useRecount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => unwrapAnswer(await api.getAssemblerData({ recount: true })),
    onSuccess: (data) => client.setQueryData(assemblerKeys.data(), data),
  })
}

/** @param month «2026-11»; null for the one of today. */
export function useSchedule(month: string | null) {
  return useQuery({
    queryKey: assemblerKeys.schedule(month),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getSchedule(month === null ? {} : { month }, { signal })),
  })
}

export function useSketches(orderID: string) {
  return useQuery({
    queryKey: assemblerKeys.sketches(orderID),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getSketches({ orderID }, { signal })).images,
  })
}
