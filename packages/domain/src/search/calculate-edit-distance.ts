/**
 * Returns the optimal string alignment distance of two words: letters replaced, missing, added, or
 * swapped with a neighbour. Returns `maxDistance + 1` for any greater distance.
 */
export function calculateEditDistance(first: string, second: string, maxDistance: number): number {
  const [a, b] = [[...first], [...second]]
  if (Math.abs(a.length - b.length) > maxDistance) return maxDistance + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let smallest = Math.min(
        getCell(last, j) + 1,
        getCell(row, j - 1) + 1,
        getCell(last, j - 1) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        smallest = Math.min(smallest, getCell(beforeLast, j - 2) + 1)
      }
      row.push(smallest)
    }
    if (Math.min(...row) > maxDistance) return maxDistance + 1
    beforeLast = last
    last = row
  }
  return Math.min(getCell(last, b.length), maxDistance + 1)
}

function getCell(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
