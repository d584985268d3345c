const smallest = 100_000
const count = 900_000

/**
 * A code for an SMS: six digits without a leading zero, for it travels as a number
 * (decisions «Identity and access»).
 *
 * @param random from 0 to below 1, of a cryptographic source: a code that can be foretold is none.
 */
export function smsCode(random: number): number {
  if (!(random >= 0 && random < 1)) throw new RangeError(`Not from 0 to below 1: ${random}`)
  return smallest + Math.floor(random * count)
}
