import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Call, TestAnswer } from './call-of.ts'

/** Solves a challenge the way the widget in a browser does; the token is what it would send. */
export async function altchaToken(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Asks for a captcha, solves it and hands the solution in. */
export async function solveAltcha(call: Call): Promise<TestAnswer> {
  const { captcha } = (await call('POST', '/api_vue/authentication/updateCaptcha/', {})).body
  const token = await altchaToken(captcha.challenge)
  return call('POST', '/api_vue/authentication/validateSmartCaptcha/', { token })
}
