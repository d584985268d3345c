import { normalizePhone } from '@svetlitsa/domain/phone/normalize-phone'
import type { Context } from '../../platform/context.ts'
import { type Account, findAccountByLogin } from '../user/user.queries.ts'
import { takePassedCaptcha } from './captcha.queries.ts'
import { needsPassword } from './enter-code.ts'
import { type LoggedIn, logIn } from './log-in.ts'
import {
  countFailures,
  forgetTries,
  forgetTry,
  loginHashOf,
  noteTry,
} from './login-failure.queries.ts'
import { type LoginRefusal, loginRefusal } from './login-refusal.ts'
import { isPassword } from './password.ts'
import { needsCaptcha, passwordWait } from './password-wait.ts'
import { requestCode } from './request-code.ts'
import { type Session, setPendingUser } from './session.queries.ts'

const FRESH_CODE_MS = 5 * 60_000

export type PasswordOutcome =
  | { kind: 'in'; login: LoggedIn }
  | { kind: 'code-sent'; phone: string; smsStatusId: string; retryAfterSeconds: number }
  | { kind: 'refused'; refusal: LoginRefusal; needsCaptcha: boolean }

/**
 * Judges a password. A login that nobody has is answered like a wrong password, after the same work;
 * wrong tries slow down whoever makes them and bring on the captcha (decisions, «Identity»).
 */
export async function enterPassword(
  context: Context,
  entered: { login: string; password: string },
): Promise<PasswordOutcome> {
  const { db, address, now } = context
  const session = await context.openSession()
  const login = entered.login.trim()
  const phone = normalizePhone(login)
  const by = { loginHash: loginHashOf(phone ?? login), address }
  const tryId = await noteTry(db, by)
  const failures = await countFailures(db, { ...by, tryId })
  const asksCaptcha = needsCaptcha(failures)
  const seconds = passwordWait(failures, now)
  if (seconds > 0) {
    await forgetTry(db, tryId)
    return refused(loginRefusal('password_too_soon', { seconds }, seconds), asksCaptcha)
  }
  if (asksCaptcha && !(await takePassedCaptcha(db, session.id, now))) {
    await forgetTry(db, tryId)
    return refused(loginRefusal('captcha_needed'), true)
  }
  const account = await findAccountByLogin(db, login, phone)
  const isRight = await isPassword(account?.passwordHash ?? null, entered.password)
  if (!account || !isRight) {
    const after = { ...failures, ofPair: failures.ofPair + 1, ofLogin: failures.ofLogin + 1 }
    const wait = passwordWait({ ...after, lastOfPairAt: now }, now)
    return refused(loginRefusal('password_wrong', {}, wait), needsCaptcha(after))
  }
  await forgetTries(db, by)
  return admit(context, session, account)
}

async function admit(
  context: Context,
  session: Session,
  account: Account,
): Promise<PasswordOutcome> {
  const isConfirmed = hasFreshCode(context, session, account)
  if (!needsPassword(account) || isConfirmed) {
    const provedPhone = isConfirmed ? account.phone : null
    const login = await context.db.transaction((tx) =>
      logIn(context, tx, session, { account, provedPhone }),
    )
    return { kind: 'in', login }
  }
  if (!account.phone) return refused(loginRefusal('sms_failed'), false)
  const sent = await requestCode(context, { phone: account.phone, purpose: 'staff' })
  if ('reason' in sent) return refused(sent, false)
  await setPendingUser(context.db, session.id, account.id)
  return { kind: 'code-sent', phone: account.phone, ...sent }
}

/** A member of staff may enter the code first and the password after it. */
function hasFreshCode({ now }: Context, session: Session, { phone }: Account): boolean {
  return (
    phone !== null &&
    session.confirmedPhone === phone &&
    session.provedAt !== null &&
    now.getTime() - session.provedAt.getTime() < FRESH_CODE_MS
  )
}

function refused(refusal: LoginRefusal, asksCaptcha: boolean): PasswordOutcome {
  return { kind: 'refused', refusal, needsCaptcha: asksCaptcha }
}
