import { isPhoneConfirmed } from '@svetlitsa/domain/checkout/checkout-access'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import type { Context, Session } from '../../../platform/context/context.ts'
import { consumePassedCaptcha } from '../../captcha/captcha.queries.ts'
import { setPendingUser } from '../../session/session.queries.ts'
import { type Account, findAccountByLogin } from '../../user/user.queries.ts'
import { type LoggedIn, logIn } from '../log-in.ts'
import {
  countFailedAttempts,
  deleteAttempt,
  deleteAttempts,
  hashLogin,
  saveAttempt,
} from '../login-attempt.queries.ts'
import { type LoginRefusal, loginRefusal } from '../login-refusal.ts'
import { needsPassword } from '../sms-code/enter-code.ts'
import { requestCode } from '../sms-code/request-code.ts'
import { verifyPassword } from './hash-password.ts'
import { getPasswordDelaySeconds, needsCaptcha } from './password-delay.ts'

const FRESH_CODE_MS = 5 * 60_000

export type PasswordOutcome =
  | { kind: 'in'; login: LoggedIn }
  | { kind: 'code-sent'; phone: string; smsStatusId: string; retryAfterSeconds: number }
  | { kind: 'refused'; refusal: LoginRefusal; needsCaptcha: boolean }

/**
 * Checks a password. An unknown login is answered like a wrong password, after the same work, so
 * that accounts cannot be enumerated; failures cause growing delays and the captcha (ADR 0041).
 */
export async function enterPassword(
  context: Context,
  input: { login: string; password: string },
): Promise<PasswordOutcome> {
  const { db, address, now } = context
  const session = await context.openSession()
  const login = input.login.trim()
  const phone = normalizePhone(login)
  const attemptKey = { loginHash: hashLogin(phone ?? login), address }
  const attemptId = await saveAttempt(db, attemptKey)
  const failures = await countFailedAttempts(db, { ...attemptKey, attemptId })
  const requiresCaptcha = needsCaptcha(failures)
  const seconds = getPasswordDelaySeconds(failures, now)
  if (seconds > 0) {
    await deleteAttempt(db, attemptId)
    return refuseLogin(loginRefusal('password_too_soon', { seconds }, seconds), requiresCaptcha)
  }
  if (requiresCaptcha && !(await consumePassedCaptcha(db, session.id, now))) {
    await deleteAttempt(db, attemptId)
    return refuseLogin(loginRefusal('captcha_needed'), true)
  }
  const account = await findAccountByLogin(db, login, phone)
  const isRight = await verifyPassword(account?.passwordHash ?? null, input.password)
  if (!account || !isRight) {
    const after = {
      ...failures,
      pairCount: failures.pairCount + 1,
      loginCount: failures.loginCount + 1,
    }
    const delaySeconds = getPasswordDelaySeconds({ ...after, lastPairFailureAt: now }, now)
    return refuseLogin(loginRefusal('password_wrong', {}, delaySeconds), needsCaptcha(after))
  }
  await deleteAttempts(db, attemptKey)
  return completeLogin(context, session, account)
}

async function completeLogin(
  context: Context,
  session: Session,
  account: Account,
): Promise<PasswordOutcome> {
  const isConfirmed = hasFreshCode(context, session, account)
  if (!needsPassword(account) || isConfirmed) {
    const verifiedPhone = isConfirmed ? account.phone : null
    const login = await context.db.transaction((tx) =>
      logIn(context, tx, session, { account, verifiedPhone }),
    )
    return { kind: 'in', login }
  }
  if (!account.phone) return refuseLogin(loginRefusal('sms_failed'), false)
  const sent = await requestCode(context, { phone: account.phone, purpose: 'staff' })
  if ('reason' in sent) return refuseLogin(sent, false)
  await setPendingUser(context.db, session.id, account.id)
  return { kind: 'code-sent', phone: account.phone, ...sent }
}

/** Whether a member of staff entered the code before the password, which is allowed. */
function hasFreshCode({ now }: Context, session: Session, { phone }: Account): boolean {
  return (
    phone !== null &&
    isPhoneConfirmed(phone, session.confirmedPhone) &&
    session.verifiedAt !== null &&
    now.getTime() - session.verifiedAt.getTime() < FRESH_CODE_MS
  )
}

function refuseLogin(refusal: LoginRefusal, requiresCaptcha: boolean): PasswordOutcome {
  return { kind: 'refused', refusal, needsCaptcha: requiresCaptcha }
}
