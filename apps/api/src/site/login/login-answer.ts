import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/session/contract'
import type { LoggedIn } from '../../people/login/log-in.ts'
import { type LoginRefusal, loginRefusalText } from '../../people/login/login-refusal.ts'
import { deriveCsrfToken } from '../../people/session/session-token.ts'
import type { Context, Session } from '../../platform/context/context.ts'
import { readUserData } from './read-user-data.ts'

type LoginAnswer = CallAnswer<typeof contract.checkCode>

const emptyLoginAnswer: LoginAnswer = {
  status: 'error',
  userData: false,
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

/** The answer to a completed login; sets the new cookie. */
export async function buildLoggedInAnswer(
  context: Context,
  session: Session,
  { account, token, verifiedAt, basketChanges }: LoggedIn,
): Promise<LoginAnswer> {
  context.setSessionCookie(token)
  const sessid = deriveCsrfToken(token)
  const { id: userId, phone: confirmedPhone } = account
  const current = { id: session.id, userId, sessid, confirmedPhone, verifiedAt }
  const data = await readUserData(context.db, current)
  return { ...emptyLoginAnswer, status: 'success', ...data, basketChanges }
}

/**
 * The answer when a logged-in person confirms a code again: the session stays the same, with a
 * fresh verification.
 */
export async function buildVerifiedAnswer(
  context: Context,
  session: Session,
  { phone }: { phone: string | null },
): Promise<LoginAnswer> {
  const current = { ...session, confirmedPhone: phone, verifiedAt: context.now }
  return { ...emptyLoginAnswer, status: 'success', ...(await readUserData(context.db, current)) }
}

/** The answer to a refused step, or to one that requires another step. */
export function buildPendingAnswer(
  context: Context,
  refusal: LoginRefusal | null,
  pending: Partial<LoginAnswer> = {},
): LoginAnswer {
  return {
    ...emptyLoginAnswer,
    error: refusal ? loginRefusalText(refusal, context.language) : null,
    retryAfterSeconds: refusal?.retryAfterSeconds ?? 0,
    ...pending,
  }
}
