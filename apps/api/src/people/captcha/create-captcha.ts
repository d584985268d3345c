import type { Logger } from 'pino'
import { sandboxCaptcha } from '../../../demo/sandbox/captcha/sandbox-captcha.ts'
import type { Env } from '../../env.ts'
import { createAltchaCaptcha } from './altcha-captcha.ts'
import type { Captcha } from './captcha.ts'
import { createSmartCaptcha } from './smart-captcha.ts'

/**
 * Creates SmartCaptcha when both its keys are set, otherwise the embedded captcha. On a
 * demonstration the site key «sandbox» selects the shop's own imitation of SmartCaptcha, behind the
 * same adapter.
 */
export function createCaptcha(env: Env, log: Logger, getShopOrigin: () => string): Captcha {
  const { SMARTCAPTCHA_SITE_KEY: siteKey, SMARTCAPTCHA_SERVER_KEY: serverKey } = env
  if (env.DEMO && siteKey === sandboxCaptcha.siteKey) {
    const { path, script } = sandboxCaptcha
    const getValidateUrl = () => `${getShopOrigin()}${path}/validate`
    return createSmartCaptcha(
      { getValidateUrl: getValidateUrl, script, siteKey, serverKey: sandboxCaptcha.getSecret(env) },
      log,
    )
  }
  if (!siteKey || !serverKey) return createAltchaCaptcha(env.INTERNAL_TOKEN)
  const url = env.SMARTCAPTCHA_URL
  return createSmartCaptcha(
    { getValidateUrl: () => `${url}/validate`, script: `${url}/captcha.js`, siteKey, serverKey },
    log,
  )
}
