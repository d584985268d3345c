import type { Services } from '../../platform/services/services.ts'
import { deleteExpiredCaptchas } from '../captcha/captcha.queries.ts'
import { deleteExpiredSessions } from '../session/session.queries.ts'
import { deleteOldAttempts } from './login-attempt.queries.ts'
import { deleteExpiredCodes } from './sms-code/sms-code.queries.ts'

/** Deletes login data that has expired: codes, attempts, captchas and sessions. */
export async function deleteExpiredLogins({ database: { db }, clock }: Services): Promise<void> {
  await deleteExpiredCodes(db)
  await deleteOldAttempts(db)
  await deleteExpiredCaptchas(db)
  await deleteExpiredSessions(db, clock.now())
}
