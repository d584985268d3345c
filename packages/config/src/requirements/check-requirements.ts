import { join } from 'node:path'
import { readSources } from '../walls/read-sources.ts'
import { countSuites } from './count-suites.ts'
import { findRequirementViolations } from './find-requirement-violations.ts'
import { formatProof } from './format-proof.ts'
import { readRequirements } from './read-requirements.ts'
import { readTestNames, testFiles } from './read-test-names.ts'
import type { Requirement } from './requirement.ts'

/** The project root. */
const root = join(import.meta.dirname, '..', '..', '..', '..')

const documents = readSources(join(root, 'docs', 'requirements'), /\.md$/)
  .map(({ path, text }) => ({ path: `docs/requirements/${path}`, text }))
  .sort((a, b) => (a.path < b.path ? -1 : 1))
const requirements = readRequirements(documents)
const names = readSources(root, testFiles).flatMap(readTestNames)

const args = process.argv.slice(2)
process.exitCode = args.length === 0 ? checkRequirements() : printProof(args)

function checkRequirements(): number {
  const violations = findRequirementViolations(requirements, names)
  printPlanned('requirement')
  printPlanned('call')
  printSuites()
  for (const { path, line, message } of violations) console.error(`${path}:${line} ${message}`)
  console.log(`${requirements.length} requirements and calls, ${violations.length} violations`)
  return violations.length === 0 ? 0 : 1
}

/** Prints which tests name the given requirements and calls, or with `--print` all of them. */
function printProof(ids: string[]): number {
  if (ids.includes('--print')) {
    console.log(formatProof(requirements, names))
    return 0
  }
  const unknown = ids.filter((id) => requirements.every((requirement) => requirement.id !== id))
  for (const id of unknown) console.error(`«${id}» is in no document`)
  if (unknown.length > 0) return 1
  const asked = requirements.filter(({ id }) => ids.includes(id))
  console.log(formatProof(asked, names))
  return 0
}

/** Prints in which suite the requirements and calls are proved, each in the quickest. */
function printSuites(): void {
  const suites = countSuites(requirements, names)
  console.log(`proved by npm test: ${suites.gate}, by test:journeys alone: ${suites.journeys},`)
  console.log(`by test:long alone: ${suites.long}`)
}

/** Prints the requirements that no test names yet, by the issue that will build them. */
function printPlanned(kind: Requirement['kind']): void {
  const all = requirements.filter(
    (requirement) => requirement.kind === kind && requirement.status !== 'ours',
  )
  const planned = all.filter(({ status }) => status === 'planned')
  for (const [issue, ids] of [...Map.groupBy(planned, ({ issue = '' }) => issue)].sort())
    console.log(`no test names yet (${issue}): ${ids.map(({ id }) => id).join(', ')}`)
  console.log(`${kind}s: ${all.length - planned.length} of ${all.length} are built`)
}
