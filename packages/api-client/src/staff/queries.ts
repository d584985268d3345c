import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type StaffMember = CallAnswer<typeof contract.getStaff>['members'][number]
export type StaffInvitation = CallAnswer<typeof contract.getStaff>['invitations'][number]
export type StaffStore = CallAnswer<typeof contract.getStaff>['stores'][number]
type StaffInput = CallInput<typeof contract.getStaff>

const staffKeys = {
  all: ['staff'] as const,
  list: (input: StaffInput) => [...staffKeys.all, 'list', input] as const,
  member: (id: number) => [...staffKeys.all, 'member', id] as const,
  ownShift: () => [...staffKeys.all, 'own-shift'] as const,
}

/** The staff that the reader may see, fetched again at intervals: shifts begin and end. */
export function useStaff(input: StaffInput) {
  return useQuery({
    queryKey: staffKeys.list(input),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getStaff(input, { signal })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
}

/** One person of the staff; null for one whom the reader may not see. */
export function useStaffMember(id: number) {
  return useQuery({
    queryKey: staffKeys.member(id),
    queryFn: async ({ signal }) => {
      const outcome = await api.getStaffMember({ id }, { signal })
      if (!outcome.ok && outcome.reason === 'not_found') return null
      return unwrapAnswer(outcome)
    },
  })
}

/** Since when the caller is on shift. */
export function useOwnShift() {
  return useQuery({
    queryKey: staffKeys.ownShift(),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getOwnShift({}, { signal })).shiftSince,
  })
}

/** A change of the staff with the key of its click; everything is then fetched again. */
function useStaffChange<Input, Outcome>(
  change: (input: Input, options: { idempotencyKey: string }) => Promise<Outcome>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: Input }) =>
      change(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: staffKeys.all }),
  })
}

export const useInviteStaff = () => useStaffChange(api.inviteStaff)
export const useInviteStaffAgain = () => useStaffChange(api.inviteStaffAgain)
export const useWithdrawInvitation = () => useStaffChange(api.withdrawInvitation)
export const useChangeStaffMember = () => useStaffChange(api.changeStaffMember)
export const useDisableStaffMember = () => useStaffChange(api.disableStaffMember)
export const useEnableStaffMember = () => useStaffChange(api.enableStaffMember)
export const useSetShift = () => useStaffChange(api.setShift)
