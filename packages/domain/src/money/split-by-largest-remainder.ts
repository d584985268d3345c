/**
 * Shares a whole sum over lines in proportion to their weights, so that the parts add up to the sum:
 * each part is rounded down, and the units left over go to the largest remainders, the earlier line
 * first where they are equal (decisions «Regions, currency, language»).
 *
 * Where every weight is zero the sum is shared evenly. No part exceeds its weight while the sum does
 * not exceed the weights, so a discount never makes a line negative.
 *
 * @throws RangeError for a sum or weight that is not whole, a negative weight, or a sum with no line.
 */
export function splitByLargestRemainder(sum: number, weights: readonly number[]): number[] {
  if (!Number.isSafeInteger(sum)) throw new RangeError(`The sum must be whole, got ${sum}`)
  const wrong = weights.find((weight) => !Number.isSafeInteger(weight) || weight < 0)
  if (wrong !== undefined) throw new RangeError(`A weight must be whole and not negative: ${wrong}`)
  if (weights.length === 0 && sum !== 0) throw new RangeError('A sum needs a line to stand on')
  if (sum < 0) return splitByLargestRemainder(-sum, weights).map((part) => 0 - part)

  const allZero = weights.every((weight) => weight === 0)
  // A sum times a weight leaves the exact range of doubles at about ninety million squared.
  const exact = weights.map((weight) => (allZero ? 1n : BigInt(weight)))
  const total = exact.reduce((a, b) => a + b, 0n)
  const shares = exact.map((weight, index) => ({
    index,
    part: Number((BigInt(sum) * weight) / total),
    remainder: (BigInt(sum) * weight) % total,
  }))
  const left = sum - shares.reduce((given, share) => given + share.part, 0)
  const luckyIndexes = new Set(
    shares
      .toSorted((a, b) => (a.remainder === b.remainder ? 0 : a.remainder < b.remainder ? 1 : -1))
      .slice(0, left)
      .map((share) => share.index),
  )
  return shares.map(({ part, index }) => (luckyIndexes.has(index) ? part + 1 : part))
}
