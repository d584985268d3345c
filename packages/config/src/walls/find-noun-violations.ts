import type { ImportGraph } from './cycle/find-cycle-violations.ts'
import { findLayer } from './layers.ts'
import type { ParsedSource } from './parse-source.ts'
import type { Violation } from './source.ts'
import { isNode, isSpelled, visitNodes } from './visit-nodes.ts'

const contractFile = /^packages\/api-client\/src\/([^/]+)\/contract\.ts$/
const routesFile = /^apps\/api\/src\/(?:.+\/)?([^/]+)\.routes\.ts$/
/** What a contract makes its calls with; `resource` itself has them inside a function. */
const definitions = ['defineCall', 'defineResource']

/**
 * Finds contracts whose calls are not handled under their noun: in a file `<noun>.routes.ts`, or in
 * any routes file of the module `<noun>`. A contract without a call, such as `sum`, holds shapes
 * that others share and needs no routes.
 */
export function findNounViolations(sources: ParsedSource[], graph: ImportGraph): Violation[] {
  const routes = sources.map(({ path }) => path).filter((path) => routesFile.test(path))
  return sources.flatMap((source) => {
    const noun = contractFile.exec(source.path)?.[1]
    const line = noun && findFirstCall(source)
    if (!line) return []
    const isHandled = routes.some(
      (path) => isNamedBy(path, noun) && graph.get(path)?.includes(source.path),
    )
    if (isHandled) return []
    const message = `handle these calls in ${noun}.routes.ts, or in routes of a module named ${noun}`
    return [{ path: source.path, line, message }]
  })
}

function isNamedBy(path: string, noun: string): boolean {
  return routesFile.exec(path)?.[1] === noun || findLayer(path)?.noun === noun
}

/** The line of the first call that a contract defines; undefined if it defines none. */
function findFirstCall({ program, lineAt }: ParsedSource): number | undefined {
  let line: number | undefined
  visitNodes(program, (node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.init)) return
    const { type, callee } = node.init
    if (type === 'CallExpression' && definitions.some((name) => isSpelled(callee, name)))
      line ??= lineAt(node.start)
  })
  return line
}
