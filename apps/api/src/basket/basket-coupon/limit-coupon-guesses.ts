import { limitCall } from '../../platform/access/limit-call.ts'
import type { Context } from '../../platform/context/context.ts'

/** A person mistypes a few codes; shoppers may share an address. */
const GUESSES_PER_HOUR = 30

/**
 * Counts a promo code as guessed by its address before it is looked up. Returns how to take back one
 * that exists.
 */
export async function countGuess(context: Context): Promise<() => Promise<void>> {
  const { env, rateLimiter } = context.services
  const points = env.COUPON_GUESSES_PER_HOUR ?? GUESSES_PER_HOUR
  const guesses = { name: 'coupon-guesses', points, seconds: 3_600 }
  await limitCall(context, guesses)
  return () => rateLimiter.reward(guesses, context.address)
}
