const stars = [5, 4, 3, 2, 1] as const

/** What the scores say together: their mean, how many of each, how many of a hundred advise. */
export function statisticOf(counted: ReadonlyMap<number, number>) {
  const counts = stars.map((one) => ({ stars: one, count: counted.get(one) ?? 0 }))
  const count = counts.reduce((sum, one) => sum + one.count, 0)
  const sum = counts.reduce((all, one) => all + one.stars * one.count, 0)
  const good = (counted.get(5) ?? 0) + (counted.get(4) ?? 0)
  return {
    score: count === 0 ? 0 : Math.round((sum * 10) / count) / 10,
    count,
    counts,
    advisePercent: count === 0 ? 0 : Math.round((good * 100) / count),
  }
}
