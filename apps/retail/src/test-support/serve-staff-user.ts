import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import * as session from '@svetlitsa/api-client/session/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'

type User = Exclude<CallAnswer<typeof session.getUserData>['userData'], false>

/** A member of the staff, in the group of sellers unless another is given. */
export function buildStaffUser(changed: Partial<User> = {}): User {
  return {
    id: 1,
    sessid: 'x',
    group: [20],
    name: 'Мария',
    phone: '79000000002',
    email: '',
    favorites: 0,
    isStaff: true,
    isAssembler: false,
    prefillsContacts: false,
    isSubscribed: false,
    isLoggedInByCode: true,
    ...changed,
  }
}

/** Logs a member of the staff in. */
export function serveStaffUser(calls: ServedCalls, changed: Partial<User> = {}): void {
  calls.answer(session.getUserData, {
    userData: buildStaffUser(changed),
    favorites: 0,
    basket: 0,
    isStaff: true,
    region: { ID: 1, NAME: 'Москва', kz: false },
  })
}
