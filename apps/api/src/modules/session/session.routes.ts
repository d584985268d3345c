import * as contract from '@svetlitsa/api-client/contract/session'
import { isStaff } from '@svetlitsa/domain/identity/is-staff'
import { concealPhone } from '@svetlitsa/domain/phone/conceal-phone'
import { normalizePhone } from '@svetlitsa/domain/phone/normalize-phone'
import { handle } from '../../platform/handle.ts'
import { findMessageState } from '../message/message.queries.ts'
import { regionNameIn } from '../region/region-name-in.ts'
import { enterCode } from './enter-code.ts'
import { enterPassword } from './enter-password.ts'
import { loggedInAnswer, owedAnswer, provedAnswer } from './login-answer.ts'
import { loginRefusal, loginRefusalText } from './login-refusal.ts'
import { readUserData } from './read-user-data.ts'
import { requestCode } from './request-code.ts'
import { logSessionOut, showHiddenBlocks } from './session.queries.ts'
import { isOwnCode } from './sms-code.queries.ts'

export const sessionRoutes = [
  handle(contract.authByPhone, async (context, input) => {
    const phone = normalizePhone(input.phone)
    const sent = phone
      ? await requestCode(context, { phone, purpose: 'login' })
      : loginRefusal('phone_wrong')
    return {
      smsStatusId: 'reason' in sent ? null : sent.smsStatusId,
      error: 'reason' in sent ? loginRefusalText(sent, context.language) : null,
      retryAfterSeconds: sent.retryAfterSeconds,
    }
  }),

  handle(contract.checkCode, async (context, input) => {
    const { session } = context
    if (!session) return owedAnswer(context, loginRefusal('code_expired'))
    const phone = input.phone === undefined ? undefined : normalizePhone(input.phone)
    if (phone === null) return owedAnswer(context, loginRefusal('phone_wrong'))
    const outcome = await enterCode(context, session, {
      code: input.code,
      ...(phone ? { phone } : {}),
    })
    if (outcome.kind === 'in') return loggedInAnswer(context, session, outcome.login)
    if (outcome.kind === 'proved') return provedAnswer(context, session)
    if (outcome.kind === 'refused') return owedAnswer(context, outcome.refusal)
    context.setSessionCookie(outcome.token)
    return owedAnswer(context, loginRefusal('password_needed'), {
      needsPassword: true,
      needsNewPassword: outcome.isFirst,
    })
  }),

  handle(contract.authByLogin, async (context, input) => {
    const outcome = await enterPassword(context, input)
    if (outcome.kind === 'in') {
      return loggedInAnswer(context, await context.openSession(), outcome.login)
    }
    if (outcome.kind === 'refused') {
      return owedAnswer(context, outcome.refusal, { needsCaptcha: outcome.needsCaptcha })
    }
    const { phone, smsStatusId, retryAfterSeconds } = outcome
    return owedAnswer(context, null, {
      needsCode: true,
      smsStatusId,
      codePhone: concealPhone(phone),
      retryAfterSeconds,
    })
  }),

  handle(contract.checkSmsStatus, async (context, { phone, smsStatusId }) => {
    const { db, session, language } = context
    const number = normalizePhone(phone)
    const isOwn =
      session &&
      number &&
      (await isOwnCode(db, { id: smsStatusId, phone: number, sessionId: session.id }))
    const smsStatus = isOwn ? await findMessageState(db, 'sms', `code:${smsStatusId}`) : null
    const sendSmsError =
      smsStatus === 'failed' ? loginRefusalText(loginRefusal('sms_failed'), language) : null
    return { smsStatus: smsStatus ?? ('unknown' as const), sendSmsError }
  }),

  handle(contract.getUserData, async ({ db, session, region, language }) => ({
    ...(await readUserData(db, session)),
    isStaff: isStaff(session?.groups ?? []),
    region: { ID: region.id, NAME: regionNameIn(region, language), kz: region.kz },
  })),

  handle(contract.switchHiddenBlocks, async ({ db, session }, { isOn }) => {
    if (session) await showHiddenBlocks(db, session.id, isOn)
    return { showsHiddenBlocks: isOn }
  }),

  handle(contract.logout, async ({ db, session, now, setSessionCookie }) => {
    if (session) setSessionCookie(await logSessionOut(db, session.id, now))
    return { status: 'success', userData: false, favorites: 0, basket: 0 } as const
  }),
]
