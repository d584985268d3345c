import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { type ConsentKind, userConsent } from '../../schema/consent.table.ts'

export interface Consents {
  given: Record<ConsentKind, boolean>
  history: { kind: ConsentKind; isGiven: boolean; createdAt: Date }[]
}

/** The consents of an account as they are now, and how they came about, newest first. */
export async function findConsents(db: Db, userId: number): Promise<Consents> {
  const { kind, isGiven, createdAt } = userConsent
  const history = await db
    .select({ kind, isGiven, createdAt })
    .from(userConsent)
    .where(eq(userConsent.userId, userId))
    .orderBy(desc(userConsent.id))
  const isNowGiven = (wanted: ConsentKind) =>
    history.find((entry) => entry.kind === wanted)?.isGiven ?? false
  return {
    given: {
      smsAdvertising: isNowGiven('smsAdvertising'),
      emailAdvertising: isNowGiven('emailAdvertising'),
    },
    history,
  }
}

/**
 * Records consents that differ from the valid ones. The caller has locked the account.
 *
 * @param givenElsewhere those that were given in another way than by the profile.
 */
export async function recordConsents(
  tx: Db,
  userId: number,
  wanted: Partial<Record<ConsentKind, boolean>>,
  givenElsewhere: Partial<Record<ConsentKind, true>> = {},
): Promise<void> {
  const given = { ...(await findConsents(tx, userId)).given, ...givenElsewhere }
  const changes = (['smsAdvertising', 'emailAdvertising'] as const).flatMap((kind) => {
    const isGiven = wanted[kind]
    return isGiven === undefined || isGiven === given[kind] ? [] : [{ userId, kind, isGiven }]
  })
  if (changes.length > 0) await tx.insert(userConsent).values(changes)
}
