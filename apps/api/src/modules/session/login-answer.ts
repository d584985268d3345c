import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type * as contract from '@svetlitsa/api-client/contract/session'
import type { Context } from '../../platform/context.ts'
import type { LoggedIn } from './log-in.ts'
import { type LoginRefusal, loginRefusalText } from './login-refusal.ts'
import { readUserData } from './read-user-data.ts'
import type { Session } from './session.queries.ts'
import { antiForgeryOf } from './session-token.ts'

type LoginAnswer = AnswerOf<typeof contract.checkCode>

const NOBODY: LoginAnswer = {
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

/** The answer to a login that came to its end; sets the new cookie. */
export async function loggedInAnswer(
  context: Context,
  session: Session,
  { account, token, basketChanges }: LoggedIn,
): Promise<LoginAnswer> {
  context.setSessionCookie(token)
  const own = { id: session.id, userId: account.id, sessid: antiForgeryOf(token) }
  const data = await readUserData(context.db, own)
  return { ...NOBODY, status: 'success', ...data, basketChanges }
}

/** The answer to the same person's code: nothing changed but what it opens. */
export async function provedAnswer(context: Context, session: Session): Promise<LoginAnswer> {
  return { ...NOBODY, status: 'success', ...(await readUserData(context.db, session)) }
}

/** The answer to a refused step, or to one after which another is owed. */
export function owedAnswer(
  context: Context,
  refusal: LoginRefusal | null,
  owed: Partial<LoginAnswer> = {},
): LoginAnswer {
  return {
    ...NOBODY,
    error: refusal ? loginRefusalText(refusal, context.language) : null,
    retryAfterSeconds: refusal?.retryAfterSeconds ?? 0,
    ...owed,
  }
}
