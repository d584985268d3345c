import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import * as session from '@svetlitsa/api-client/session/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { buildStaffUser } from './serve-staff-user.ts'

export const loggedIn: CallAnswer<typeof session.checkCode> = {
  status: 'success',
  userData: buildStaffUser(),
  favorites: 0,
  basket: 0,
  basketChanges: [],
  error: null,
  needsCode: false,
  needsPassword: false,
  needsNewPassword: false,
  needsCaptcha: false,
  smsStatusId: null,
  codePhone: null,
  retryAfterSeconds: 0,
}

/** Sends a code to a member of staff and accepts it (retail.fresh-code). */
export function serveLoginCode(calls: ServedCalls): void {
  calls.answer(session.authByPhone, { smsStatusId: null, error: null, retryAfterSeconds: 60 })
  calls.answer(session.checkCode, loggedIn)
}
