import { explainForbiddenImport, explainRestrictedPackage, findLayer } from './layers.ts'
import type { Import, ParsedSource } from './parse-source.ts'
import type { Packages } from './read-packages.ts'
import { resolveImport } from './resolve-imports.ts'
import { isTestFile, type Violation } from './source.ts'

/** What decides, answers or acts: the services, refusals of calls, and functions that queue a job or message. */
const beyondSql =
  /^apps\/api\/src\/(?:platform\/(?:services|http)\/|.+\/(?:queue-[^/]+|[^/]+-jobs)\.ts$)/

/** Finds imports between layers that ARCHITECTURE.md does not allow. */
export function findImportViolations(sources: ParsedSource[], packages: Packages): Violation[] {
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap((imported) => {
      const message = checkImport(path, imported, packages)
      return message ? [{ path, line: imported.line, message }] : []
    }),
  )
}

function checkImport(path: string, { specifier, typeOnly }: Import, packages: Packages) {
  const from = findLayer(path)
  if (!from) return `${path} belongs to no layer; add it to layers.ts`
  const target = resolveImport(path, specifier, packages)
  if (!target) return isTestFile(path) ? undefined : explainRestrictedPackage(from, specifier)
  const to = findLayer(target)
  if (!to) return `${target} belongs to no layer`
  if (from.kind === 'calls' && to.kind === 'contract' && !typeOnly) {
    return `${specifier} must be imported as a type: browsers ship the calls without the schemas`
  }
  if (path.startsWith('apps/api/') && path.endsWith('.queries.ts') && beyondSql.test(target)) {
    return `queries hold SQL only (${specifier})`
  }
  const reason = explainForbiddenImport(from, path, to)
  return reason && `${reason} (${specifier})`
}
