import type { Captcha } from '../../../src/people/captcha/captcha.ts'
import { createSmartCaptcha } from '../../../src/people/captcha/smart-captcha.ts'
import type { Services } from '../../../src/platform/services/services.ts'
import { sandboxCaptcha } from './sandbox-captcha.ts'

/** The shop's own imitation of SmartCaptcha, behind the same adapter. */
export function createSandboxCaptcha({
  env,
  log,
  getOrigin,
}: Pick<Services, 'env' | 'log' | 'getOrigin'>): Captcha {
  const { path, script, siteKey } = sandboxCaptcha
  const getValidateUrl = () => `${getOrigin()}${path}/validate`
  return createSmartCaptcha(
    { getValidateUrl, script, siteKey, serverKey: sandboxCaptcha.getSecret(env) },
    log,
  )
}
