import { messageLink } from '@svetlitsa/domain/route/message-link'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { createInvitationLink } from './create-invitation-link.ts'
import { hasAdministrator, replaceFirstInvitation } from './staff-invitation.queries.ts'

const HOUR_MS = 3_600_000

/** For how long the link is valid; every start of the shop prints another one. */
const VALID_HOURS = 24

/** Arbitrary id of an advisory lock: of two starts at once, the later one's link works. */
const FIRST_ADMIN_LOCK = 7_311_004

/**
 * Invites the first administrator of a shop that has none, by a link that works once; null where
 * there is an administrator (shop.first-admin).
 */
export async function inviteFirstAdministrator(
  db: Db,
  { origin, now }: { origin: string; now: Date },
): Promise<{ url: string; expiresAt: Date } | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`)
    if (await hasAdministrator(tx)) return null
    const { token, ...link } = createInvitationLink(now, VALID_HOURS * HOUR_MS)
    await replaceFirstInvitation(tx, link)
    return { url: origin + messageLink.staffInvitation(token), expiresAt: link.expiresAt }
  })
}
