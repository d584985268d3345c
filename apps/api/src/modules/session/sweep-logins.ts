import type { Services } from '../../platform/services.ts'
import { sweepCaptchas } from './captcha.queries.ts'
import { sweepFailures } from './login-failure.queries.ts'
import { sweepSessions } from './session.queries.ts'
import { sweepCodes } from './sms-code.queries.ts'

/** Removes what logins leave behind and no rule looks at any more. */
export async function sweepLogins({ database: { db } }: Services): Promise<void> {
  await sweepCodes(db)
  await sweepFailures(db)
  await sweepCaptchas(db)
  await sweepSessions(db, new Date())
}
