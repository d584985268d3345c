import { useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { dispatchKeys, useDispatchChange } from '../dispatch/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type AssemblerAccount = CallAnswer<typeof contract.getAssemblerAccount>
export type AssemblyFiles = CallAnswer<typeof contract.getAssemblyFiles>

export const useAddSketch = () => useDispatchChange(api.addSketch)
export const useRemoveSketch = () => useDispatchChange(api.removeSketch)
export const usePayAssembler = () => useDispatchChange(api.payAssembler)

/** What an assembler is owed, and the ledger. */
export function useAssemblerAccount(assemblerId: number) {
  return useQuery({
    queryKey: [...dispatchKeys.all, 'account', assemblerId] as const,
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getAssemblerAccount({ assemblerId }, { signal })),
  })
}

/** The photographs of an assembly, and the sketches for it. */
export function useAssemblyFiles(orderGuid: string) {
  return useQuery({
    queryKey: [...dispatchKeys.all, 'files', orderGuid] as const,
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getAssemblyFiles({ orderGuid }, { signal })),
  })
}
