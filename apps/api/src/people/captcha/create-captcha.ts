import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import { createAltchaCaptcha } from './altcha-captcha.ts'
import type { Captcha } from './captcha.ts'
import { createSmartCaptcha } from './smart-captcha.ts'

/** Creates SmartCaptcha when both its keys are set, otherwise the embedded captcha. */
export function createCaptcha(env: Env, log: Logger): Captcha {
  const { SMARTCAPTCHA_SITE_KEY: siteKey, SMARTCAPTCHA_SERVER_KEY: serverKey } = env
  if (!siteKey || !serverKey) return createAltchaCaptcha(env.INTERNAL_TOKEN)
  const url = env.SMARTCAPTCHA_URL
  return createSmartCaptcha(
    { getValidateUrl: () => `${url}/validate`, script: `${url}/captcha.js`, siteKey, serverKey },
    log,
  )
}
