/** The task that a browser must solve: a proof of work, or the Yandex widget. */
export type CaptchaTask =
  | {
      kind: 'altcha'
      challenge: { parameters: Record<string, unknown>; signature: string }
    }
  | { kind: 'smartcaptcha'; siteKey: string; script: string }

declare module '../../platform/services/services.ts' {
  interface Services {
    captcha: Captcha
  }
}

/** Port to a captcha provider. */
export interface Captcha {
  newTask(now: Date): Promise<CaptchaTask>
  /**
   * Validates a token.
   *
   * @returns the fingerprint and expiry of the solution, with which the caller prevents reuse; null
   * for an invalid token.
   */
  check(token: string, address: string): Promise<{ fingerprint: Buffer; expiresAt: Date } | null>
}
