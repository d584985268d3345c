import type { AnyCall } from '@svetlitsa/api-client/call/call'
import type { Context } from '../context/context.ts'

const FORMS_PER_HOUR = 20
/** A person reads and rates more reviews than they fill in forms. */
const VOTES_PER_FORM = 3

/**
 * Limits the submissions of one form per address and hour, because staff read every one of them,
 * and the votes, because a new session is a new voter.
 */
export async function limitForm(
  { services: { env, rateLimiter }, address }: Context,
  { path, limit }: AnyCall,
): Promise<void> {
  if (limit === null) return
  const points = (env.FORMS_PER_HOUR_ADDRESS ?? FORMS_PER_HOUR) * VOTES_PER_FORM
  const cost = limit === 'vote' ? 1 : VOTES_PER_FORM
  await rateLimiter.consume({ name: 'forms', points, seconds: 3_600 }, `${path} ${address}`, cost)
}
