import type { Violation } from '../walls/source.ts'
import type { Requirement, TestName } from './requirement.ts'

/**
 * Finds disagreements between documents and tests about what is built, and test names without a
 * documented requirement.
 */
export function findRequirementViolations(
  requirements: Requirement[],
  names: TestName[],
): Violation[] {
  const documented = new Set(requirements.map(({ id }) => id))
  const named = new Set(names.map(({ id }) => id))
  const unknown = names
    .filter(({ id }) => !documented.has(id))
    .map(({ id, path, line }) => ({ path, line, message: `[${id}] is in no document` }))
  return [...findDuplicates(requirements), ...findOutdatedStates(requirements, named), ...unknown]
}

function findDuplicates(requirements: Requirement[]): Violation[] {
  const seen = new Set<string>()
  return requirements.flatMap(({ id, path, line }) => {
    if (seen.has(id)) return [{ path, line, message: `${id} is defined twice` }]
    seen.add(id)
    return []
  })
}

function findOutdatedStates(requirements: Requirement[], named: Set<string>): Violation[] {
  return requirements.flatMap(({ id, status, path, line }) => {
    if (status === 'built' && !named.has(id))
      return [{ path, line, message: `${id} is marked as built, but no test names it` }]
    if (status === 'planned' && named.has(id))
      return [{ path, line, message: `${id} is named by a test: mark it as built` }]
    return []
  })
}
