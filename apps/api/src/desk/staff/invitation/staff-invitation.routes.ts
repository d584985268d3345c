import * as contract from '@svetlitsa/api-client/staff-invitation/contract'
import { concealPhone } from '@svetlitsa/domain/phone/phone-number'
import { requestCode } from '../../../people/login/sms-code/request-code.ts'
import { toCodeAnswer } from '../../../people/login/sms-code/to-code-answer.ts'
import { handle } from '../../../platform/http/handle.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { acceptInvitation } from './accept-invitation.ts'
import {
  introduceFirstAdministrator,
  isFirstAdministrator,
  needsCode,
} from './first-administrator.ts'
import { findInvitationOfLink } from './staff-invitation.queries.ts'

/** What whoever opened the link of an invitation can do. */
export const staffInvitationRoutes = [
  handle(contract.getInvitation, async ({ db, now, services }, { invitation }) => {
    const found = await findInvitationOfLink(db, invitation, now)
    if (!found) return refuse('invitation_unknown')
    const { name, role, storeName, phone, expiresAt } = found
    return {
      name,
      role,
      storeName,
      codePhone: phone === null ? '' : concealPhone(phone),
      isFirst: isFirstAdministrator(found),
      needsCode: needsCode(services, found),
      expiresAt: expiresAt.toISOString(),
    }
  }),

  handle(contract.sendInvitationCode, async (context, { invitation }) => {
    const found = await findInvitationOfLink(context.db, invitation, context.now)
    if (!found) return refuse('invitation_unknown')
    const { phone } = found
    if (phone === null) return refuse('invitation_unknown')
    return toCodeAnswer(context, await requestCode(context, { phone, purpose: 'invitation' }))
  }),

  handle(contract.acceptInvitation, acceptInvitation),
  handle(contract.introduceFirstAdministrator, introduceFirstAdministrator),
]
