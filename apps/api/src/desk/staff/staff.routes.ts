import * as contract from '@svetlitsa/api-client/staff/contract'
import { isStaff } from '@svetlitsa/domain/identity/user-group'
import { longestShiftMs } from '@svetlitsa/domain/staff/staff-role'
import { findOpenSessions } from '../../people/session/session-list.queries.ts'
import { handle } from '../../platform/http/handle.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { changeStaff, disableStaff, enableStaff } from './change-staff.ts'
import { getStaffScope, isAdministrator, requireStaff } from './get-staff-scope.ts'
import { inviteStaff, inviteStaffAgain } from './invitation/invite-staff.ts'
import { deleteInvitation, findInvitations } from './invitation/staff-invitation.queries.ts'
import { toInvitation } from './invitation/to-invitation.ts'
import { findStaff, findStaffMember, findStaffStores } from './staff.queries.ts'
import { findShift, saveShift } from './staff-change.queries.ts'
import { toShift, toStaffMember } from './to-staff-member.ts'

const SIZE = 50

/** The people behind the counter (retail.staff). */
export const staffRoutes = [
  handle(contract.getStaff, async (context, { page = 1, ...input }) => {
    const { db, session, now } = context
    const scope = getStaffScope(session)
    const canManage = isAdministrator(session)
    const { rows, total } = await findStaff(db, scope, {
      ...input,
      search: (input.search ?? '').trim(),
      state: input.state ?? 'active',
      isOnShift: input.isOnShift ?? false,
      now,
      size: SIZE,
      page,
    })
    const invitations = canManage ? await findInvitations(db) : []
    return {
      members: rows.map((row) => toStaffMember(context, row)),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / SIZE)),
      stores: scope === 'all' ? await findStaffStores(db) : [],
      invitations: invitations.map((row) => toInvitation(row, now)),
      canManage,
    }
  }),

  handle(contract.getStaffMember, async (context, { id }) => {
    const { db, session, now } = context
    const row = await findStaffMember(db, getStaffScope(session), id)
    if (!row) return refuse('not_found')
    const { groups } = row
    const openSessions = isAdministrator(session)
      ? (await findOpenSessions(db, { userId: id, groups, now })).length
      : null
    return { member: toStaffMember(context, row), openSessions }
  }),

  handle(contract.inviteStaff, inviteStaff),
  handle(contract.inviteStaffAgain, inviteStaffAgain),

  handle(contract.withdrawInvitation, async ({ db }, { invitationId }) =>
    (await deleteInvitation(db, invitationId)) ? { result: true as const } : refuse('not_found'),
  ),

  handle(contract.changeStaffMember, changeStaff),
  handle(contract.disableStaffMember, disableStaff),
  handle(contract.enableStaffMember, enableStaff),

  handle(contract.setShift, async ({ db, session, now }, { isOn, userId: chosenId }) => {
    const { userId: ownId } = requireStaff(session)
    const userId = chosenId ?? ownId
    if (userId !== ownId) {
      const row = await findStaffMember(db, getStaffScope(session), userId)
      if (!row || row.disabledAt || !isStaff(row.groups)) return refuse('not_found')
      if (!isAdministrator(session)) throw new HttpError(403, 'not_allowed')
    }
    const oldestStart = new Date(now.getTime() - longestShiftMs)
    return { shiftSince: toShift(await saveShift(db, { userId, isOn, now, oldestStart }), now) }
  }),

  handle(contract.getOwnShift, async ({ db, session, now }) => {
    const { userId } = requireStaff(session)
    return { shiftSince: toShift(await findShift(db, userId), now) }
  }),
]
