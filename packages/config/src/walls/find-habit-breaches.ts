import { basename } from 'node:path/posix'
import type { ParsedSource } from './parse-source.ts'
import { roomOf } from './rooms.ts'
import { type Breach, isProof } from './source.ts'
import { spells, visitNodes } from './visit-nodes.ts'

const maxLines = 300
const vagueNames = /^(index|utils|helpers|types|misc|common|constants)\.(tsx?|mjs)$/
/** Next and TanStack Router read meaning from the names of route files. */
const routeFolder = /^apps\/[^/]+\/src\/(app|routes)\//
const kebabName = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const fetching = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'navigator.sendBeacon']

/** Finds what breaks the house style as far as a machine can tell (rules 1 and 3, the environment). */
export function findHabitBreaches(sources: ParsedSource[]): Breach[] {
  return sources.flatMap((source) => [
    ...nameBreaches(source),
    ...sizeBreaches(source),
    ...environmentBreaches(source),
    ...fetchBreaches(source),
  ])
}

function nameBreaches({ path, isBarrel }: ParsedSource): Breach[] {
  const name = basename(path)
  const words: string[] = []
  if (!routeFolder.test(path)) {
    if (vagueNames.test(name))
      words.push(`the name ${name} says nothing; name the file after its export`)
    if (!kebabName.test(name)) words.push(`the name ${name} is not kebab-case`)
  }
  if (isBarrel) words.push('a file that only passes exports on; import from where they are')
  return words.map((text) => ({ path, line: 1, words: text }))
}

function sizeBreaches({ path, text }: ParsedSource): Breach[] {
  const lines = text.trimEnd().split('\n').length
  if (lines <= maxLines) return []
  return [{ path, line: maxLines, words: `${lines} lines; a file has at most ${maxLines}` }]
}

function environmentBreaches({ path, program, lineAt }: ParsedSource): Breach[] {
  const mayRead = /^env\.(ts|mjs)$/.test(basename(path)) || roomOf(path)?.kind === 'tooling'
  if (mayRead || isProof(path)) return []
  const breaches: Breach[] = []
  visitNodes(program, (node) => {
    if (!spells(node, 'process.env') && !spells(node, 'import.meta.env')) return
    breaches.push({
      path,
      line: lineAt(node.start),
      words: 'only env.ts files read the environment',
    })
  })
  return breaches
}

function fetchBreaches({ path, program, lineAt }: ParsedSource): Breach[] {
  if (roomOf(path)?.kind !== 'ui' || isProof(path)) return []
  const breaches: Breach[] = []
  visitNodes(program, (node) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return
    const name = fetching.find((one) => spells(node.callee, one))
    if (name) breaches.push({ path, line: lineAt(node.start), words: `ui never fetches (${name})` })
  })
  return breaches
}
