import { randomBytes } from 'node:crypto'
import { shouldPrefillContacts } from '@svetlitsa/domain/identity/user-group'
import { findBasket } from '../../../basket/basket/basket.queries.ts'
import { loadLines } from '../../../basket/basket/load-basket.ts'
import { findAccount } from '../../../people/user/user.queries.ts'
import type { Context, Session } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import {
  type DraftRow,
  deleteExpiredDraft,
  EMPTY_FIELD_SET,
  findDraft,
  findOpenDraft,
  insertDraft,
  lockDraft,
  saveDraft,
} from '../../draft/checkout-draft.queries.ts'

const HASH_BYTES = 16

type DraftRefusal = Refusal<'not_found' | 'basket_empty'>

/**
 * The draft of a link, or without one that of the visitor's basket, as the visitor finds it now.
 * Reading saves nothing: a basket whose draft was never written has a blank one without a hash.
 */
export async function readDraft(context: Context, hash: string): Promise<DraftRow | DraftRefusal> {
  const draft = hash === '' ? await readOwnDraft(context) : await findDraft(context.db, hash)
  if (draft instanceof Refusal) return draft
  if (!draft) return refuse('not_found')
  const refresh = await findRefresh(context, draft, { isOwn: hash === '' })
  // The link leads to the draft as it is saved, until the first write here.
  const isElsewhere = refresh.sessionId !== undefined && refresh.regionId !== undefined
  return { ...draft, ...refresh, ...(isElsewhere ? { hash: '' } : {}) }
}

/** The same for a write: locked and brought up to date, and opened where the basket has none. */
export async function lockCurrentDraft(
  context: Context,
  tx: Db,
  hash: string,
): Promise<DraftRow | DraftRefusal> {
  const within = { ...context, db: tx }
  const opened = hash === '' ? await openDraft(within) : hash
  if (opened instanceof Refusal) return opened
  const draft = await lockDraft(tx, opened)
  if (!draft) return refuse('not_found')
  const refresh = await findRefresh(within, draft, { isOwn: hash === '' })
  return Object.keys(refresh).length > 0 ? saveDraft(tx, draft.id, refresh) : draft
}

async function readOwnDraft(context: Context): Promise<DraftRow | DraftRefusal> {
  const session = await findBuyer(context)
  if (session instanceof Refusal) return session
  return (await findOpenDraft(context.db, session)) ?? buildBlankDraft(context, session)
}

/** The hash of the draft of the visitor's basket, opened if needed. */
async function openDraft(context: Context): Promise<string | DraftRefusal> {
  const { db, region } = context
  const session = await findBuyer(context)
  if (session instanceof Refusal) return session
  const existing = await findOpenDraft(db, session)
  if (existing) return existing.hash
  await deleteExpiredDraft(db, session)
  const hash = randomBytes(HASH_BYTES).toString('base64url')
  const { id: sessionId, userId } = session
  await insertDraft(db, { hash, sessionId, userId, regionId: region.id })
  const opened = await findOpenDraft(db, session)
  if (!opened) throw new Error('the draft that was just opened does not exist')
  return opened.hash
}

/** The session whose basket is ordered; a basket without checked goods has no checkout. */
async function findBuyer(context: Context): Promise<Session | DraftRefusal> {
  const { session } = context
  const row = await findBasket(context, context.db)
  const lines = row ? (await loadLines(context, context.db, row)).lines : []
  const isOrdered = lines.some(({ line }) => line.isChecked)
  return session && isOrdered ? session : refuse('basket_empty')
}

/** A draft as it is before anything was written; the same as the defaults of its table. */
function buildBlankDraft({ region, now }: Context, { id: sessionId, userId }: Session): DraftRow {
  return {
    id: 0,
    hash: '',
    sessionId,
    userId,
    regionId: region.id,
    step: 1,
    name: '',
    phone: '',
    email: '',
    wantsCall: true,
    operatorId: null,
    tariffId: null,
    fieldSet: EMPTY_FIELD_SET,
    slot: null,
    hasAssembly: false,
    paymentId: null,
    payer: null,
    basketGroup: null,
    createdAt: now,
    expiresAt: now,
  }
}

/**
 * What brings an open draft in step with its own visitor: a customer who typed nothing yet gets the
 * contacts of the profile, and another region has other deliveries. A customer's new session that comes
 * from the basket, not by the link, takes it over.
 */
async function findRefresh(
  context: Context,
  draft: DraftRow,
  { isOwn }: { isOwn: boolean },
): Promise<Partial<DraftRow>> {
  const { session, region } = context
  const isMaker = session?.id === draft.sessionId
  if (draft.basketGroup !== null || !session || !(isMaker || isOwn)) return {}
  const isBlank = [draft.name, draft.phone, draft.email].every((text) => text === '')
  const profile = isBlank ? await findProfileContacts(context) : {}
  const isMoved = draft.regionId !== region.id
  const moved = isMoved
    ? { regionId: region.id, tariffId: null, slot: null, fieldSet: EMPTY_FIELD_SET }
    : {}
  return { ...profile, ...moved, ...(isMaker ? {} : { sessionId: session.id }) }
}

async function findProfileContacts({ db, session }: Context) {
  if (!session?.userId || !shouldPrefillContacts(session.groups)) return {}
  const account = await findAccount(db, session.userId)
  if (!account) return {}
  return { name: account.name, phone: account.phone ?? '', email: account.email ?? '' }
}
