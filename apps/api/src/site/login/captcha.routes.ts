import * as contract from '@svetlitsa/api-client/session/contract'
import { consumeCaptcha, saveCaptchaPassed } from '../../people/captcha/captcha.queries.ts'
import { loginRefusal, loginRefusalText } from '../../people/login/login-refusal.ts'
import { handle } from '../../platform/http/handle.ts'

export const captchaRoutes = [
  handle(contract.updateCaptcha, async ({ services, now }) => ({
    captcha: await services.captcha.newTask(now),
  })),

  handle(contract.validateSmartCaptcha, async (context, { token }) => {
    const { db, services, address, language, now } = context
    const solution = await services.captcha.check(token, address)
    if (!solution || !(await consumeCaptcha(db, solution))) {
      const error = loginRefusalText(loginRefusal('captcha_failed'), language)
      return { status: 'error' as const, error }
    }
    const session = await context.openSession()
    await saveCaptchaPassed(db, session.id, now)
    return { status: 'success' as const, error: null }
  }),
]
