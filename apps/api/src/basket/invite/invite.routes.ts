import { createHmac } from 'node:crypto'
import * as contract from '@svetlitsa/api-client/invite/contract'
import { bonusTerms } from '@svetlitsa/domain/bonus/bonus-level'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { link } from '@svetlitsa/domain/route/site-map'
import { inviteTexts } from '@svetlitsa/i18n/invite/invite-texts'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { getCodeSecret } from '../../people/login/sms-code/get-code-secret.ts'
import { findInviteCode } from '../../people/user/profile.queries.ts'
import { requireAccount } from '../../people/user/require-account.ts'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { queueMessage } from '../../shop/message/queue-message.ts'
import {
  countInvitationsOfDay,
  countReferrals,
  findInviter,
  lockInviter,
  saveInvitation,
  saveReferral,
} from './invite.queries.ts'

const SMS_PER_DAY = 5
const amount = bonusTerms.inviteBonus

/** The bonus programme exists only in roubles, so in Kazakhstan nobody is invited (ADR 0042). */
export const inviteRoutes = [
  handle(contract.getInvite, async (context) => {
    if (context.region.kz) return refuse('bonus_off')
    const { id } = await requireAccount(context)
    const code = await findInviteCode(context.db, id)
    const sent = await countInvitationsOfDay(context.db, id)
    return {
      code,
      url: buildInviteUrl(context, code),
      amount,
      ...(await countReferrals(context.db, id)),
      smsLeft: Math.max(0, SMS_PER_DAY - sent),
    }
  }),

  handle(contract.sendGiftSms, async (context, input) => {
    if (context.region.kz) return refuse('bonus_off')
    const account = await requireAccount(context)
    const { db, language, services } = context
    const texts = inviteTexts[language].refused
    const phone = normalizePhone(input.phone)
    const code = await findInviteCode(db, account.id)
    return db.transaction(async (tx) => {
      await lockInviter(tx, account.id)
      const smsLeft = SMS_PER_DAY - (await countInvitationsOfDay(tx, account.id))
      const refuseSms = (error: string) => ({ result: false, error, smsLeft: Math.max(0, smsLeft) })
      if (!phone) return refuseSms(problemTexts[language].fields.phone)
      if (phone === account.phone) return refuseSms(texts.oneself)
      if (smsLeft <= 0) return refuseSms(texts.limit)
      const hash = createHmac('sha256', getCodeSecret(services.env)).update(phone).digest()
      if (!(await saveInvitation(tx, account.id, hash))) return refuseSms(texts.repeated)
      await queueMessage(tx, {
        channel: 'sms',
        recipient: phone,
        purpose: 'gift',
        language,
        values: { amount, url: buildInviteUrl(context, code) },
        dedupeKey: `gift:${hash.toString('hex')}`,
      })
      return { result: true, error: null, smsLeft: smsLeft - 1 }
    })
  }),

  handle(contract.acceptInvite, async (context, input) => {
    if (context.region.kz) return refuse('bonus_off')
    const { id: friendId } = await requireAccount(context)
    const inviterId = await findInviter(context.db, input.code.toUpperCase())
    if (inviterId === null) return refuse('invite_unknown')
    if (inviterId === friendId) return refuse('invite_own')
    const isSaved = await context.db.transaction((tx) => saveReferral(tx, { friendId, inviterId }))
    return isSaved ? { result: true as const, amount } : refuse('invite_late')
  }),
]

function buildInviteUrl({ services }: Context, code: string): string {
  return `${services.env.PUBLIC_ORIGIN}${link.invite(code)}`
}
