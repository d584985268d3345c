import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import { sandboxCaptcha } from '../sandbox/sandbox-captcha.ts'
import { altchaCaptcha } from './altcha-captcha.ts'
import type { Captcha } from './captcha.ts'
import { smartCaptcha } from './smart-captcha.ts'

/**
 * SmartCaptcha where both its keys are set, else the embedded one. On a demonstration the site key
 * «sandbox» puts a SmartCaptcha of our own behind the same adapter.
 */
export function createCaptcha(env: Env, log: Logger, ownOrigin: () => string): Captcha {
  const { SMARTCAPTCHA_SITE_KEY: siteKey, SMARTCAPTCHA_SERVER_KEY: serverKey } = env
  if (env.DEMO && siteKey === sandboxCaptcha.siteKey) {
    const { path, script } = sandboxCaptcha
    const judge = () => `${ownOrigin()}${path}/validate`
    return smartCaptcha({ judge, script, siteKey, serverKey: sandboxCaptcha.secretOf(env) }, log)
  }
  if (!siteKey || !serverKey) return altchaCaptcha(env.INTERNAL_TOKEN)
  const url = env.SMARTCAPTCHA_URL
  return smartCaptcha(
    { judge: () => `${url}/validate`, script: `${url}/captcha.js`, siteKey, serverKey },
    log,
  )
}
