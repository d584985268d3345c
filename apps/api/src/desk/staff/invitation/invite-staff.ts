import { randomBytes } from 'node:crypto'
import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/staff/contract'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { messageLink } from '@svetlitsa/domain/route/message-link'
import { invitationTerms } from '@svetlitsa/domain/staff/staff-role'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { hashToken } from '../../../people/session/session-token.ts'
import { queueForPerson } from '../../../people/user/queue-for-person.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { findAssignedStore } from '../find-assigned-store.ts'
import { requireStaff } from '../get-staff-scope.ts'
import { findStaffMember, isStaffPhone } from '../staff.queries.ts'
import { createInvitationLink } from './create-invitation-link.ts'
import {
  findInvitationOfPhone,
  findInvitations,
  insertInvitation,
  lockInvitation,
  renewInvitation,
} from './staff-invitation.queries.ts'
import { toInvitation } from './to-invitation.ts'

const DAY_MS = 86_400_000
const PAUSE_MS = 60_000

type Invited = CallAnswer<typeof contract.inviteStaff>
type InviteReason =
  | 'invalid'
  | 'store_needed'
  | 'store_unknown'
  | 'staff_exists'
  | 'invited_already'
type AgainReason = 'invalid' | 'not_found'

/** Invites a person to the staff; the link goes to the phone and the e-mail (retail.staff). */
export async function inviteStaff(
  context: Context,
  input: ParsedInput<typeof contract.inviteStaff>,
): Promise<Invited | Refusal<InviteReason>> {
  const { db, language, session } = context
  const { userId: invitedById } = requireStaff(session)
  const texts = problemTexts[language].fields
  const phone = normalizePhone(input.phone)
  if (!isPersonName(input.name)) return refuse('invalid', { fields: { name: texts.name } })
  if (!phone) return refuse('invalid', { fields: { phone: texts.phone } })
  return transact<Invited | Refusal<InviteReason>>(db, async (tx) => {
    const storeId = await findAssignedStore(tx, input)
    if (storeId instanceof Refusal) return storeId
    if (await isStaffPhone(tx, phone)) return refuse('staff_exists')
    const { token, ...terms } = createInvitationLink(context.now, invitationTerms.days * DAY_MS)
    const email = input.email ?? null
    const id = await insertInvitation(tx, {
      ...terms,
      name: input.name.trim(),
      phone,
      email,
      role: input.role,
      storeId,
      invitedById,
    })
    if (id === null) return refuse('invited_already')
    await sendLink(context, tx, { phone, email, token })
    return readInvitation(context, tx, id)
  })
}

/**
 * Sends another link: to a person who has not accepted yet, or to one of the staff for a new
 * password. Earlier links stop working.
 */
export async function inviteStaffAgain(
  context: Context,
  { invitationId, userId }: ParsedInput<typeof contract.inviteStaffAgain>,
): Promise<Invited | Refusal<AgainReason>> {
  if ((invitationId === undefined) === (userId === undefined)) return refuse('invalid')
  return transact<Invited | Refusal<AgainReason>>(context.db, async (tx) => {
    const id = invitationId ?? (await findOwnInvitation(context, tx, userId ?? 0))
    if (id === null) return refuse('not_found')
    const row = await lockInvitation(tx, id)
    if (!row?.phone) return refuse('not_found')
    const leftMs = row.sentAt.getTime() + PAUSE_MS - context.now.getTime()
    const isNew = row.sentAt.getTime() === 0
    if (!isNew && leftMs > 0)
      throw new HttpError(429, 'too_often', { retryAfterSeconds: Math.ceil(leftMs / 1_000) })
    const { token, ...terms } = createInvitationLink(context.now, invitationTerms.days * DAY_MS)
    await renewInvitation(tx, id, terms)
    await sendLink(context, tx, { phone: row.phone, email: row.email, token })
    return readInvitation(context, tx, id)
  })
}

/** The invitation by which a person of the staff sets a new password, made where there is none. */
async function findOwnInvitation(
  { session }: Context,
  tx: Db,
  userId: number,
): Promise<number | null> {
  const member = await findStaffMember(tx, 'all', userId)
  if (!member?.phone || member.disabledAt) return null
  const inserted = await insertInvitation(tx, {
    // Replaced at once by that of the link that is sent.
    tokenHash: hashToken(randomBytes(16).toString('base64url')),
    sentAt: new Date(0),
    expiresAt: new Date(0),
    name: member.name,
    phone: member.phone,
    email: member.email,
    storeId: member.storeId,
    userId,
    invitedById: requireStaff(session).userId,
  })
  return inserted ?? findInvitationOfPhone(tx, member.phone)
}

async function sendLink(
  { services, language }: Context,
  tx: Db,
  { phone, email, token }: { phone: string; email: string | null; token: string },
): Promise<void> {
  const url = services.env.PUBLIC_ORIGIN + messageLink.staffInvitation(token)
  await queueForPerson(
    tx,
    { phone, email },
    {
      purpose: 'invite',
      language,
      values: { url, days: invitationTerms.days },
      dedupeKey: `staff-invitation:${hashToken(token).toString('hex')}`,
    },
  )
}

async function readInvitation({ now }: Context, tx: Db, id: number): Promise<Invited> {
  const [row] = await findInvitations(tx, id)
  if (!row) throw new Error('the invitation was not saved')
  return { invitation: toInvitation(row, now) }
}
