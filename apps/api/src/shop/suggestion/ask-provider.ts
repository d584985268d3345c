import type { Services } from '../../platform/services/services.ts'

/** Addresses and companies hardly change; each question costs money. */
const REMEMBER_MS = 24 * 3_600_000

/**
 * The provider's answer, cached for a day. While the provider is away the answer is null: a field
 * without suggestions can still be filled in by hand.
 */
export async function askProvider<T>(
  services: Pick<Services, 'log' | 'responseCache'>,
  key: string,
  ask: () => Promise<T>,
): Promise<T | null> {
  try {
    return await services.responseCache.read(
      { key: `suggestion:${key}`, tags: ['region'], ttlMs: REMEMBER_MS },
      ask,
    )
  } catch (error) {
    services.log.warn({ err: error }, 'the provider of suggestions is away')
    return null
  }
}
