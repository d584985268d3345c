import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import { altchaCaptcha } from './altcha-captcha.ts'
import type { Captcha } from './captcha.ts'
import { smartCaptcha } from './smart-captcha.ts'

/** SmartCaptcha where both its keys are set, else the embedded one. */
export function createCaptcha(env: Env, log: Logger): Captcha {
  const { SMARTCAPTCHA_SITE_KEY: siteKey, SMARTCAPTCHA_SERVER_KEY: serverKey } = env
  if (!siteKey || !serverKey) return altchaCaptcha(env.INTERNAL_TOKEN)
  return smartCaptcha({ url: env.SMARTCAPTCHA_URL, siteKey, serverKey }, log)
}
