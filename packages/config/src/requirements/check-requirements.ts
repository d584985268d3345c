import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSources } from '../walls/read-sources.ts'
import type { Violation } from '../walls/source.ts'
import { countSuites } from './count-suites.ts'
import { findRequirementViolations } from './find-requirement-violations.ts'
import { formatProof } from './format-proof.ts'
import { readRequirements } from './read-requirements.ts'
import { readTestNames, testFiles } from './read-test-names.ts'
import type { Requirement } from './requirement.ts'

/** The project root. */
const root = join(import.meta.dirname, '..', '..', '..', '..')
const indexPath = 'docs/requirements.md'

const documents = readSources(join(root, 'docs'), /\.md$/)
  .map(({ path, text }) => ({ path: `docs/${path}`, text }))
  .sort((a, b) => (a.path < b.path ? -1 : 1))
const index = documents.find(({ path }) => path === indexPath)?.text ?? ''
const parts = documents.filter(({ path }) => path.startsWith('docs/requirements/'))
const requirements = readRequirements(parts)
const names = readSources(root, testFiles).flatMap(readTestNames)

const violations: Violation[] = findRequirementViolations(requirements, names)
const proof = formatProof(index, parts, requirements, names)
if (process.argv.includes('--write')) {
  writeFileSync(join(root, indexPath), proof)
} else if (proof !== index) {
  const message = 'the tables of proof are out of date: npm run requirements -- --write'
  violations.push({ path: indexPath, line: 1, message })
}

printPlanned('requirement')
printPlanned('call')
printSuites()
for (const { path, line, message } of violations) console.error(`${path}:${line} ${message}`)
console.log(`${requirements.length} requirements and calls, ${violations.length} violations`)
process.exitCode = violations.length === 0 ? 0 : 1

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
