import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/staff-invitation/contract'
import { concealPhone, normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import type { Context } from '../../../platform/context/context.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import type { Services } from '../../../platform/services/services.ts'
import {
  findInvitationOfLink,
  type InvitationRow,
  saveFirstAdministrator,
} from './staff-invitation.queries.ts'

/** Whether the shop itself invited this person, because it has no administrator yet. */
export function isFirstAdministrator({ invitedById }: Pick<InvitationRow, 'invitedById'>): boolean {
  return invitedById === null
}

/**
 * Whether accepting takes a code from the phone. The first administrator of a shop without an SMS
 * service is verified by the link alone, which only the machine's operator has seen (ADR 0073).
 */
export function needsCode(
  { senders }: Pick<Services, 'senders'>,
  invitation: Pick<InvitationRow, 'invitedById'>,
): boolean {
  return !isFirstAdministrator(invitation) || senders.sms !== null
}

/** Saves who the first administrator is; a number that was mistyped can be named again. */
export async function introduceFirstAdministrator(
  { db, now, language }: Context,
  { invitation, ...person }: ParsedInput<typeof contract.introduceFirstAdministrator>,
): Promise<
  | CallAnswer<typeof contract.introduceFirstAdministrator>
  | Refusal<'invitation_unknown' | 'invalid'>
> {
  const texts = problemTexts[language].fields
  const phone = normalizePhone(person.phone)
  const name = person.name.trim()
  if (!isPersonName(name)) return refuse('invalid', { fields: { name: texts.name } })
  if (!phone) return refuse('invalid', { fields: { phone: texts.phone } })
  const found = await findInvitationOfLink(db, invitation, now)
  if (!found || !isFirstAdministrator(found)) return refuse('invitation_unknown')
  await saveFirstAdministrator(db, found.id, { name, phone })
  return { codePhone: concealPhone(phone) }
}
