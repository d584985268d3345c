import { randomBytes } from 'node:crypto'
import { shouldPrefillContacts } from '@svetlitsa/domain/identity/should-prefill-contacts'
import type { Context } from '../../../platform/context/context.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { loadLines } from '../../basket/load-basket.ts'
import { findAccount } from '../../user/user.queries.ts'
import {
  type DraftRow,
  deleteExpiredDraft,
  EMPTY_FIELD_SET,
  findOpenDraft,
  insertDraft,
  saveDraft,
} from './checkout-draft.queries.ts'

const HASH_BYTES = 16

/** The draft of the visitor's basket, opened if needed; a basket without checked goods has none. */
export async function openDraft(context: Context): Promise<DraftRow | Refusal<'basket_empty'>> {
  const { db, session, region } = context
  const lines = session ? ((await loadLines(context))?.lines ?? []) : []
  if (!session || !lines.some(({ line }) => line.isChecked)) return refuse('basket_empty')
  const { id: sessionId, userId } = session
  const existing = await findOpenDraft(db, session)
  if (existing) return existing
  await deleteExpiredDraft(db, session)
  const hash = randomBytes(HASH_BYTES).toString('base64url')
  await insertDraft(db, { hash, sessionId, userId, regionId: region.id })
  const opened = await findOpenDraft(db, session)
  if (!opened) throw new Error('the draft that was just opened does not exist')
  return opened
}

/**
 * Keeps an open draft in step with its own visitor: a customer who typed nothing yet gets the
 * contacts of the profile, and another region has other deliveries.
 */
export async function refreshDraft(context: Context, draft: DraftRow): Promise<DraftRow> {
  const { db, session, region } = context
  if (draft.checkoutGuid !== null || session?.id !== draft.sessionId) return draft
  const isBlank = [draft.name, draft.phone, draft.email].every((text) => text === '')
  const profile = isBlank ? await findProfileContacts(context) : {}
  const isMoved = draft.regionId !== region.id
  const moved = isMoved
    ? { regionId: region.id, tariffId: null, slot: null, fieldSet: EMPTY_FIELD_SET }
    : {}
  const change = { ...profile, ...moved }
  return Object.keys(change).length > 0 ? saveDraft(db, draft.id, change) : draft
}

async function findProfileContacts({ db, session }: Context) {
  if (!session?.userId || !shouldPrefillContacts(session.groups)) return {}
  const account = await findAccount(db, session.userId)
  if (!account) return {}
  return { name: account.name, phone: account.phone ?? '', email: account.email ?? '' }
}
