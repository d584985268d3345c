import type { staffInvitation } from '@svetlitsa/api-client/staff/contract'
import type * as z from 'zod'
import type { InvitationRow } from './staff-invitation.queries.ts'

/** An invitation as administrators see it. */
export function toInvitation(
  { id, name, phone, role, storeId, storeName, sentAt, expiresAt }: InvitationRow,
  now: Date,
): z.output<typeof staffInvitation> {
  return {
    id,
    name,
    phone: phone ?? '',
    role,
    store: storeId !== null && storeName !== null ? { id: storeId, name: storeName } : null,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
  }
}
