import * as contract from '@svetlitsa/api-client/session/contract'
import { isStaff } from '@svetlitsa/domain/identity/user-group'
import { concealPhone, normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { loginRefusal, loginRefusalText } from '../../people/login/login-refusal.ts'
import { enterPassword } from '../../people/login/password/enter-password.ts'
import { enterCode } from '../../people/login/sms-code/enter-code.ts'
import { requestCode } from '../../people/login/sms-code/request-code.ts'
import { findCodePhone } from '../../people/login/sms-code/sms-code.queries.ts'
import { logSessionOut, showHiddenBlocks } from '../../people/session/session.queries.ts'
import { handle } from '../../platform/http/handle.ts'
import { findMessageState } from '../../shop/message/message.queries.ts'
import { localizeRegionName } from '../../shop/region/localize-region-name.ts'
import { buildLoggedInAnswer, buildPendingAnswer, buildVerifiedAnswer } from './login-answer.ts'
import { readUserData } from './read-user-data.ts'

export const sessionRoutes = [
  handle(contract.authByPhone, async (context, input) => {
    const phone = normalizePhone(input.phone)
    const result = phone
      ? await requestCode(context, { phone, purpose: 'login' })
      : loginRefusal('phone_wrong')
    return {
      smsStatusId: 'reason' in result ? null : result.smsStatusId,
      error: 'reason' in result ? loginRefusalText(result, context.language) : null,
      retryAfterSeconds: result.retryAfterSeconds,
    }
  }),

  handle(contract.checkCode, async (context, input) => {
    const { session } = context
    if (!session) return buildPendingAnswer(context, loginRefusal('code_expired'))
    const phone = input.phone === undefined ? undefined : normalizePhone(input.phone)
    if (phone === null) return buildPendingAnswer(context, loginRefusal('phone_wrong'))
    const outcome = await enterCode(context, session, {
      code: input.code,
      ...(phone ? { phone } : {}),
    })
    if (outcome.kind === 'in') return buildLoggedInAnswer(context, session, outcome.login)
    if (outcome.kind === 'verified') return buildVerifiedAnswer(context, session, outcome.account)
    if (outcome.kind === 'refused') return buildPendingAnswer(context, outcome.refusal)
    context.setSessionCookie(outcome.token)
    return buildPendingAnswer(context, loginRefusal('password_needed'), {
      needsPassword: true,
      needsNewPassword: outcome.isFirst,
    })
  }),

  handle(contract.authByLogin, async (context, input) => {
    const outcome = await enterPassword(context, input)
    if (outcome.kind === 'in') {
      return buildLoggedInAnswer(context, await context.openSession(), outcome.login)
    }
    if (outcome.kind === 'refused') {
      return buildPendingAnswer(context, outcome.refusal, { needsCaptcha: outcome.needsCaptcha })
    }
    const { phone, smsStatusId, retryAfterSeconds } = outcome
    return buildPendingAnswer(context, null, {
      needsCode: true,
      smsStatusId,
      codePhone: concealPhone(phone),
      retryAfterSeconds,
    })
  }),

  handle(contract.checkSmsStatus, async (context, { phone, smsStatusId }) => {
    const { db, session, language } = context
    const codePhone = session
      ? await findCodePhone(db, { id: smsStatusId, sessionId: session.id })
      : null
    const isSentHere = codePhone && isPhoneOfCode(phone, codePhone)
    const smsStatus = isSentHere ? await findMessageState(db, 'sms', `code:${smsStatusId}`) : null
    const sendSmsError =
      smsStatus === 'failed' ? loginRefusalText(loginRefusal('sms_failed'), language) : null
    return { smsStatus: smsStatus ?? ('unknown' as const), sendSmsError }
  }),

  handle(contract.getUserData, async ({ db, session, region, language }) => ({
    ...(await readUserData(db, session)),
    isStaff: isStaff(session?.groups ?? []),
    region: { ID: region.id, NAME: localizeRegionName(region, language), kz: region.kz },
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

/** After a password the browser knows the phone of the code only as masked (`codePhone`). */
function isPhoneOfCode(phone: string, codePhone: string): boolean {
  return normalizePhone(phone) === codePhone || phone === concealPhone(codePhone)
}
