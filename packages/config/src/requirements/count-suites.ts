import type { Requirement, TestName } from './requirement.ts'

/** In the order of their duration. */
const suites = ['gate', 'journeys', 'long'] as const

type Suite = (typeof suites)[number]

/** Counts requirements and calls by the quickest suite that proves them. */
export function countSuites(requirements: Requirement[], names: TestName[]): Record<Suite, number> {
  const counts = { gate: 0, journeys: 0, long: 0 }
  for (const { id } of requirements) {
    const proved = new Set(names.filter((name) => name.id === id).map(findSuite))
    const quickest = suites.find((suite) => proved.has(suite))
    if (quickest) counts[quickest] += 1
  }
  return counts
}

/** A journey of `npm test` is one of all journeys, too, and counts there. */
function findSuite({ path }: TestName): Suite {
  if (path.endsWith('.long.test.ts')) return 'long'
  return path.startsWith('e2e/') ? 'journeys' : 'gate'
}
