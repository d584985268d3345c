import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/staff/contract'
import { userGroup } from '@svetlitsa/domain/identity/user-group'
import { listStaffRoles, replaceStaffRole } from '@svetlitsa/domain/staff/staff-role'
import { leaveAssemblies } from '../../fulfilment/dispatch/leave-assemblies.ts'
import { endUserSessions } from '../../people/session/session.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { findAssignedStore } from './find-assigned-store.ts'
import { requireStaff } from './get-staff-scope.ts'
import { deletePasswordInvitations } from './invitation/staff-invitation.queries.ts'
import { findStaffMember } from './staff.queries.ts'
import { type LockedStaff, lockStaff, saveDisabled, saveGroups } from './staff-change.queries.ts'
import { toStaffMember } from './to-staff-member.ts'

type Changed = CallAnswer<typeof contract.changeStaffMember>
type Reason =
  | 'not_found'
  | 'changed_meanwhile'
  | 'store_needed'
  | 'store_unknown'
  | 'last_administrator'

/** Gives a person another role or store. The roles are read with each call, sessions end anyway. */
export function changeStaff(
  context: Context,
  { id, role, storeId: chosenStoreId }: ParsedInput<typeof contract.changeStaffMember>,
): Promise<Changed | Refusal<Exclude<Reason, 'changed_meanwhile'>>> {
  const { userId } = requireStaff(context.session)
  return changeLocked(context, id, async (tx, person) => {
    if (person.disabledGroups || listStaffRoles(person.groups).length === 0)
      return refuse('not_found')
    const storeId = await findAssignedStore(tx, { role, storeId: chosenStoreId })
    if (storeId instanceof Refusal) return storeId
    if (role !== 'administrator' && isLastAdministrator(person, id))
      return refuse('last_administrator')
    const groups = replaceStaffRole(person.groups, role)
    const isSameRole = listStaffRoles(person.groups).join() === role
    await saveGroups(tx, id, { groups, storeId })
    if (!groups.includes(userGroup.assembler))
      await leaveAssemblies(tx, { assemblerId: id, userId })
    if (!isSameRole) await endUserSessions(tx, id)
    return null
  })
}

/** Takes the roles away; the account stays as that of a customer. Its sessions end at once. */
export function disableStaff(
  context: Context,
  { id }: ParsedInput<typeof contract.disableStaffMember>,
): Promise<Changed | Refusal<'not_found' | 'changed_meanwhile' | 'last_administrator'>> {
  const { userId: disabledById } = requireStaff(context.session)
  return changeLocked(context, id, async (tx, person) => {
    if (person.disabledGroups) return refuse('changed_meanwhile')
    if (listStaffRoles(person.groups).length === 0) return refuse('not_found')
    if (isLastAdministrator(person, id)) return refuse('last_administrator')
    await saveGroups(tx, id, { groups: replaceStaffRole(person.groups, null) })
    await leaveAssemblies(tx, { assemblerId: id, userId: disabledById })
    await saveDisabled(tx, id, {
      disabledAt: context.now,
      disabledGroups: person.groups,
      disabledById,
    })
    await deletePasswordInvitations(tx, id)
    await endUserSessions(tx, id)
    return null
  })
}

/** Gives the roles back. A session as a customer ends: it had no second factor. */
export function enableStaff(
  context: Context,
  { id }: ParsedInput<typeof contract.enableStaffMember>,
): Promise<Changed | Refusal<'not_found' | 'changed_meanwhile'>> {
  return changeLocked(context, id, async (tx, { groups, disabledGroups }) => {
    if (!disabledGroups)
      return refuse(listStaffRoles(groups).length > 0 ? 'changed_meanwhile' : 'not_found')
    await saveGroups(tx, id, { groups: [...new Set([...disabledGroups, ...groups])] })
    await saveDisabled(tx, id, null)
    await endUserSessions(tx, id)
    return null
  })
}

async function changeLocked<R extends Reason>(
  context: Context,
  id: number,
  change: (tx: Db, person: LockedStaff) => Promise<Refusal<R> | null>,
): Promise<Changed | Refusal<R | 'not_found'>> {
  const { userId } = requireStaff(context.session)
  return transact<Changed | Refusal<R | 'not_found'>>(context.db, async (tx) => {
    const person = await lockStaff(tx, id)
    if (!person) return refuse('not_found')
    // The caller may have lost the role while waiting for the lock.
    if (!person.administratorIds.includes(userId)) throw new HttpError(403, 'not_allowed')
    const refusal = await change(tx, person)
    if (refusal) return refusal
    const row = await findStaffMember(tx, 'all', id)
    return row ? { member: toStaffMember(context, row) } : refuse('not_found')
  })
}

function isLastAdministrator({ groups, administratorIds }: LockedStaff, id: number): boolean {
  return (
    groups.includes(userGroup.administrator) &&
    administratorIds.every((administratorId) => administratorId === id)
  )
}
