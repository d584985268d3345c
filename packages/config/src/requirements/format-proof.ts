import type { Requirement, TestName } from './requirement.ts'

/**
 * Formats the state of each requirement and the tests that name it, each file once, at its first
 * title. Does not depend on the order of the titles.
 */
export function formatProof(requirements: Requirement[], names: TestName[]): string {
  const places = groupPlaces(names)
  const lines = requirements.flatMap((requirement) => {
    const { id, path, line } = requirement
    const tests = (places.get(id) ?? []).map((place) => `  ${place}`)
    return [`${id}: ${formatStatus(requirement)}, ${path}:${line}`, ...tests]
  })
  return lines.join('\n')
}

function groupPlaces(names: TestName[]): Map<string, string[]> {
  return new Map([...Map.groupBy(names, ({ id }) => id)].map(([id, own]) => [id, listPlaces(own)]))
}

function listPlaces(names: TestName[]): string[] {
  return [...Map.groupBy(names, ({ path }) => path)]
    .map(([path, own]) => `${path}:${Math.min(...own.map(({ line }) => line))}`)
    .sort()
}

function formatStatus({ status, issue }: Requirement): string {
  return issue ? `${status} (${issue})` : status
}
