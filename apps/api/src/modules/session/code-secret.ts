import { createHmac } from 'node:crypto'
import type { Env } from '../../env.ts'

/** Keys the hashes of codes: six digits alone are guessed from any plain hash in a second. */
export function codeSecretOf(env: Env): string {
  return createHmac('sha256', env.INTERNAL_TOKEN).update('sms-code').digest('hex')
}
