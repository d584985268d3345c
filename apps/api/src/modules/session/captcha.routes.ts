import * as contract from '@svetlitsa/api-client/contract/session'
import { handle } from '../../platform/handle.ts'
import { noteCaptchaPassed, spendCaptcha } from './captcha.queries.ts'
import { loginRefusal, loginRefusalText } from './login-refusal.ts'

export const captchaRoutes = [
  handle(contract.updateCaptcha, async ({ services, now }) => ({
    captcha: await services.captcha.newTask(now),
  })),

  handle(contract.validateSmartCaptcha, async (context, { token }) => {
    const { db, services, address, language, now } = context
    const solved = await services.captcha.check(token, address)
    if (!solved || !(await spendCaptcha(db, solved))) {
      const error = loginRefusalText(loginRefusal('captcha_failed'), language)
      return { status: 'error' as const, error }
    }
    const session = await context.openSession()
    await noteCaptchaPassed(db, session.id, now)
    return { status: 'success' as const, error: null }
  }),
]
