const smallest = 100_000
const count = 900_000

/**
 * Returns an SMS code: six digits without a leading zero, because it is sent as a number (ADR
 * 0041).
 *
 * @param random from 0 inclusive to 1 exclusive, from a cryptographically secure source so that
 * codes cannot be predicted.
 * @throws RangeError for a value outside that range.
 */
export function generateSmsCode(random: number): number {
  if (!(random >= 0 && random < 1))
    throw new RangeError(`Expected a number from 0 inclusive to 1 exclusive, got ${random}`)
  return smallest + Math.floor(random * count)
}
