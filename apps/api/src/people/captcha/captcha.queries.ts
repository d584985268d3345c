import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { session, spentCaptcha } from '../../schema/session.table.ts'

const PASSED_MS = 10 * 60_000

/** Marks a solution as used; false when it was already used. */
export async function consumeCaptcha(
  db: Db,
  { fingerprint, expiresAt }: { fingerprint: Buffer; expiresAt: Date },
): Promise<boolean> {
  const consumed = await db
    .insert(spentCaptcha)
    .values({ hash: fingerprint, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: spentCaptcha.hash })
  return consumed.length > 0
}

export async function saveCaptchaPassed(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.update(session).set({ captchaPassedAt: now }).where(eq(session.id, sessionId))
}

/**
 * Consumes a solved captcha, which allows one attempt within ten minutes; of two concurrent
 * attempts only one succeeds.
 */
export async function consumePassedCaptcha(db: Db, sessionId: number, now: Date): Promise<boolean> {
  const consumed = await db
    .update(session)
    .set({ captchaPassedAt: null })
    .where(
      and(
        eq(session.id, sessionId),
        gt(session.captchaPassedAt, new Date(now.getTime() - PASSED_MS)),
      ),
    )
    .returning({ id: session.id })
  return consumed.length > 0
}

export async function deleteExpiredCaptchas(db: Db): Promise<void> {
  await db.delete(spentCaptcha).where(lt(spentCaptcha.expiresAt, sql`now()`))
}
