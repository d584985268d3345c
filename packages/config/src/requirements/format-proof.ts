import { basename, relative } from 'node:path/posix'
import type { Source } from '../walls/source.ts'
import type { Requirement, TestName } from './requirement.ts'

const begin = '<!-- proof: written by `npm run requirements -- --write` -->'
const end = '<!-- proof: end -->'
const indexFolder = 'docs'

/**
 * Generates the proof tables of the index: for each document its ids, their state and the tests
 * that name them. Depends only on documents and titles, so that a check can compare the result.
 * @throws if the index lacks the markers around the tables.
 */
export function formatProof(
  index: string,
  documents: Source[],
  requirements: Requirement[],
  names: TestName[],
): string {
  const [head, rest] = index.split(begin)
  const tail = rest?.split(end)[1]
  if (head === undefined || tail === undefined)
    throw new Error(`The index has no ${begin} … ${end}`)
  const proofs = groupPaths(names)
  const tables = documents.flatMap((document) => {
    const held = requirements.filter(({ path }) => path === document.path)
    return held.length === 0 ? [] : [formatTable(document, held, proofs)]
  })
  return [head + begin, ...tables, end + tail].join('\n\n')
}

function groupPaths(names: TestName[]): Map<string, string[]> {
  const paths = new Map<string, Set<string>>()
  for (const { id, path } of names) paths.set(id, (paths.get(id) ?? new Set()).add(path))
  return new Map([...paths].map(([id, set]) => [id, [...set].sort()]))
}

function formatTable(
  { path, text }: Source,
  requirements: Requirement[],
  proofs: Map<string, string[]>,
): string {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? basename(path, '.md')
  const rows = requirements.map((requirement) => {
    const tests = (proofs.get(requirement.id) ?? []).map((test) => formatLink(basename(test), test))
    return `| ${formatId(requirement)} | ${formatStatus(requirement)} | ${tests.join(', ')} |`
  })
  const heads = ['| id | state | tests |', '| -- | ----- | ----- |']
  return [`### ${formatLink(title, path)}`, '', ...heads, ...rows].join('\n')
}

/** Git hosts build a heading’s anchor from its lower-case letters, digits and hyphens. */
function formatId({ id, kind, path }: Requirement): string {
  if (kind === 'call') return `\`${id}\``
  return formatLink(id, `${path}#${id.replace(/[^a-z0-9-]/g, '')}`)
}

function formatStatus({ status, issue }: Requirement): string {
  return issue ? `${status} (${issue})` : status
}

function formatLink(text: string, path: string): string {
  return `[${text}](${relative(indexFolder, path)})`
}
