import { basename } from 'node:path/posix'
import { demonstrationPort, findLayer } from './layers.ts'
import type { ParsedSource } from './parse-source.ts'
import { isTestFile, type Violation } from './source.ts'
import { isNode, isSpelled, type SyntaxNode, visitNodes } from './visit-nodes.ts'

const vagueNames = /^(index|utils|helpers|types|misc|common|constants)\.(tsx?|mjs)$/
/** Next and TanStack Router derive meaning from the names of route files. */
const routeFolder = /^apps\/[^/]+\/src\/(app|routes)\//
/** Function names are verbs: `getPrice`, not `priceOf`. */
const nounFunction = /^[a-z]\w*Of$/
/** Keywords of JSON Schema. */
const schemaKeys = ['allOf', 'anyOf', 'oneOf']
const fetching = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'navigator.sendBeacon']

/**
 * Finds violations of the style rules for names, environment access and fetching. Biome checks the
 * case of file names and their size.
 */
export function findHabitViolations(sources: ParsedSource[]): Violation[] {
  return sources.flatMap((source) => [
    ...findNameViolations(source),
    ...findEnvironmentViolations(source),
    ...findDemonstrationViolations(source),
    ...findFetchViolations(source),
    ...findFunctionNameViolations(source),
  ])
}

function findNameViolations({ path, isBarrel }: ParsedSource): Violation[] {
  const name = basename(path)
  const messages: string[] = []
  if (vagueNames.test(name) && !routeFolder.test(path))
    messages.push(`the name ${name} is vague; name the file after its export`)
  if (isBarrel) messages.push('a file that only re-exports; import from the original files')
  return messages.map((message) => ({ path, line: 1, message }))
}

function findEnvironmentViolations({ path, program, lineAt }: ParsedSource): Violation[] {
  const mayRead = /^env\.(ts|mjs)$/.test(basename(path)) || findLayer(path)?.kind === 'tooling'
  if (mayRead || isTestFile(path)) return []
  const violations: Violation[] = []
  visitNodes(program, (node) => {
    if (!isSpelled(node, 'process.env') && !isSpelled(node, 'import.meta.env')) return
    violations.push({
      path,
      line: lineAt(node.start),
      message: 'only env.ts files may read the environment',
    })
  })
  return violations
}

/** Modules do the same in a demonstration: what it does otherwise is behind their ports. */
function findDemonstrationViolations({ path, program, lineAt }: ParsedSource): Violation[] {
  const mayRead = path === demonstrationPort || basename(path) === 'env.ts'
  if (!path.startsWith('apps/api/src/') || mayRead || isTestFile(path)) return []
  const violations: Violation[] = []
  visitNodes(program, (node) => {
    if (node.type !== 'Identifier' || node.name !== 'DEMO') return
    violations.push({
      path,
      line: lineAt(node.start),
      message: `only ${demonstrationPort} reads DEMO`,
    })
  })
  return violations
}

function findFetchViolations({ path, program, lineAt }: ParsedSource): Violation[] {
  if (findLayer(path)?.kind !== 'ui' || isTestFile(path)) return []
  const violations: Violation[] = []
  visitNodes(program, (node) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return
    const name = fetching.find((callee) => isSpelled(node.callee, callee))
    if (name)
      violations.push({ path, line: lineAt(node.start), message: `ui never fetches (${name})` })
  })
  return violations
}

function findFunctionNameViolations({ path, program, lineAt }: ParsedSource): Violation[] {
  const violations: Violation[] = []
  visitNodes(program, (node) => {
    const name = getFunctionName(node)
    if (!name || !nounFunction.test(name) || schemaKeys.includes(name)) return
    violations.push({
      path,
      line: lineAt(node.start),
      message: `the function ${name} is not named by a verb: getX, buildX, formatX, toX`,
    })
  })
  return violations
}

/** The name of a function declaration or of a constant that holds a function. */
function getFunctionName(node: SyntaxNode): string | undefined {
  const isFunction =
    node.type === 'FunctionDeclaration' ||
    (node.type === 'VariableDeclarator' &&
      isNode(node.init) &&
      (node.init.type === 'ArrowFunctionExpression' || node.init.type === 'FunctionExpression'))
  if (!isFunction || !isNode(node.id)) return undefined
  return node.id.type === 'Identifier' ? String(node.id.name) : undefined
}
