import type { Context } from '../../platform/context/context.ts'
import { requireLoginByCode } from '../login/require-login-by-code.ts'

/**
 * The customer, who has to have logged in by a code: a claim has photographs of a home, and a
 * password alone may be known to others (claim.login).
 */
export const requireClaimant = (context: Pick<Context, 'db' | 'session'>): Promise<number> =>
  requireLoginByCode(context)
