/** Draws addresses as shoppers do: the n-th most popular comes up n times less often than the first. */
export function zipfSequence(addresses: readonly string[], count: number): string[] {
  const weights = addresses.map((_, at) => 1 / (at + 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const sums: number[] = []
  let sum = 0
  for (const weight of weights) {
    sum += weight / total
    sums.push(sum)
  }
  // A fixed sequence: the same draw at every run. 16807 and 2³¹ − 1 are the minimal standard generator.
  let seed = 20_261_120
  return Array.from({ length: count }, () => {
    seed = (seed * 16_807) % 2_147_483_647
    const share = seed / 2_147_483_647
    return addresses[sums.findIndex((one) => one >= share)] ?? addresses[0] ?? '/'
  })
}
