import type { Context } from '../../platform/context/context.ts'

/** Wrong tries an hour of one session, and of one certificate by everybody. */
const TRIES_PER_HOUR = 10
/** Several customers may share an address. */
const SESSIONS_PER_ADDRESS = 3

/**
 * Counts a try to use a certificate by address, session and code, before the key is compared. The
 * address comes first: once it has none left, new sessions and invented codes cost the shop no rows,
 * and the certificates of others no tries. Returns how to take a right one back.
 */
export async function countTry(
  { services: { env, rateLimiter }, session, address }: Context,
  code: string,
): Promise<() => Promise<void>> {
  const points = env.CERTIFICATE_TRIES_PER_HOUR ?? TRIES_PER_HOUR
  const hourly = { points, seconds: 3_600 }
  const counted = [
    [{ ...hourly, name: 'certificate-address', points: points * SESSIONS_PER_ADDRESS }, address],
    [{ ...hourly, name: 'certificate-session' }, String(session?.id ?? address)],
    [{ ...hourly, name: 'certificate-code' }, code],
  ] as const
  for (const [limit, key] of counted) await rateLimiter.consume(limit, key)
  return async () => {
    for (const [limit, key] of counted) await rateLimiter.reward(limit, key)
  }
}
