import { createHmac } from 'node:crypto'

const path = '/api/sandbox/captcha'

/** Paths and keys of the captcha sandbox. */
export const sandboxCaptcha = {
  path,
  script: `${path}/captcha.js`,
  /** Setting it as the shop's site key enables the sandbox. */
  siteKey: 'sandbox',
  /** The secret for token validation, derived by both sides from the internal token. */
  getSecret: (env: { INTERNAL_TOKEN: string }): string =>
    createHmac('sha256', env.INTERNAL_TOKEN).update('sandbox captcha').digest('hex'),
} as const
