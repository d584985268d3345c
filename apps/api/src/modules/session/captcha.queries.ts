import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { session, spentCaptcha } from './session.table.ts'

const PASSED_MS = 10 * 60_000

/** Notes a solution as taken; false when it was before. */
export async function spendCaptcha(
  db: Db,
  { fingerprint, expiresAt }: { fingerprint: Buffer; expiresAt: Date },
): Promise<boolean> {
  const taken = await db
    .insert(spentCaptcha)
    .values({ hash: fingerprint, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: spentCaptcha.hash })
  return taken.length > 0
}

export async function noteCaptchaPassed(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.update(session).set({ captchaPassedAt: now }).where(eq(session.id, sessionId))
}

/** A solved captcha is good for one try within ten minutes; of two tries at once one gets it. */
export async function takePassedCaptcha(db: Db, sessionId: number, now: Date): Promise<boolean> {
  const taken = await db
    .update(session)
    .set({ captchaPassedAt: null })
    .where(
      and(
        eq(session.id, sessionId),
        gt(session.captchaPassedAt, new Date(now.getTime() - PASSED_MS)),
      ),
    )
    .returning({ id: session.id })
  return taken.length > 0
}

export async function sweepCaptchas(db: Db): Promise<void> {
  await db.delete(spentCaptcha).where(lt(spentCaptcha.expiresAt, sql`now()`))
}
