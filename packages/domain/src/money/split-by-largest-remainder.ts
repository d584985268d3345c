/**
 * Splits a whole sum over lines in proportion to their weights, so that the parts add up to the
 * sum: each part is rounded down, and the remaining units go to the largest remainders, the earlier
 * line first when they are equal (ADR 0042). When every weight is zero the sum is split evenly. No
 * part exceeds its weight as long as the sum does not exceed the total weight, so a discount never
 * makes a line negative.
 *
 * @throws RangeError for a sum or weight that is not whole, a negative weight, or a sum without
 * lines.
 */
export function splitByLargestRemainder(sum: number, weights: readonly number[]): number[] {
  if (!Number.isSafeInteger(sum)) throw new RangeError(`The sum must be whole, got ${sum}`)
  const wrong = weights.find((weight) => !Number.isSafeInteger(weight) || weight < 0)
  if (wrong !== undefined) throw new RangeError(`A weight must be whole and not negative: ${wrong}`)
  if (weights.length === 0 && sum !== 0)
    throw new RangeError('A sum other than zero needs at least one line')
  if (sum < 0) return splitByLargestRemainder(-sum, weights).map((part) => 0 - part)

  const allZero = weights.every((weight) => weight === 0)
  // BigInt, because a sum times a weight exceeds the exact range of doubles at about ninety million
  // squared.
  const exact = weights.map((weight) => (allZero ? 1n : BigInt(weight)))
  const total = exact.reduce((a, b) => a + b, 0n)
  const shares = exact.map((weight, index) => ({
    index,
    part: Number((BigInt(sum) * weight) / total),
    remainder: (BigInt(sum) * weight) % total,
  }))
  const left = sum - shares.reduce((allotted, share) => allotted + share.part, 0)
  const luckyIndexes = new Set(
    shares
      .toSorted((a, b) => (a.remainder === b.remainder ? 0 : a.remainder < b.remainder ? 1 : -1))
      .slice(0, left)
      .map((share) => share.index),
  )
  return shares.map(({ part, index }) => (luckyIndexes.has(index) ? part + 1 : part))
}
