/**
 * How many slips of the keys lie between two words: a letter wrong, left out, too many, or two
 * neighbours the wrong way round (optimal string alignment). More than `most` answers `most + 1`.
 */
export function editDistance(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min(
        numberAt(last, j) + 1,
        numberAt(row, j - 1) + 1,
        numberAt(last, j - 1) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, numberAt(before, j - 2) + 1)
      }
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(numberAt(last, b.length), most + 1)
}

function numberAt(row: readonly number[], at: number): number {
  return row[at] ?? Number.POSITIVE_INFINITY
}
