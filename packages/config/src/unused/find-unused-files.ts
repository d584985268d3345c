import type { ParsedSource } from '../walls/parse-source.ts'
import { isTestFile, type Violation } from '../walls/source.ts'
import { linkSources, type PackageExports } from './link-sources.ts'

/** Entry points of the apps: programs, pages and build configuration. */
const entry = new RegExp(
  `^apps/[^/]+/(?:${[
    'src/main\\.tsx?',
    '(?:src|demo)/command/.+',
    'src/(?:app|routes)/.+',
    'src/(?:proxy|instrumentation|instrumentation-client)\\.ts',
    'src/server/(?:start|serve-pages|trace-process)\\.ts',
    'src/island-entry/.+',
    'src/schema/.+\\.table\\.ts',
    '[^/]+\\.config\\.(?:ts|mjs)',
  ].join('|')})$`,
)

/** Packages whose files exist for the apps; tools and test helpers are in other packages. */
const appSource =
  /^(?:apps\/[^/]+\/(?:src|demo)|demo\/[^/]+\/src|packages\/(?!config\/)[^/]+\/src)\/.+\.(?:tsx?|mjs)$/

/** Finds the files that no app reaches, not counting tests and stories as users. */
export function findUnusedFiles(sources: ParsedSource[], packages: PackageExports): Violation[] {
  const reached = findReached(sources, linkSources(sources, packages))
  return sources
    .filter((source) => isAppSource(source) && !reached.has(source.path))
    .map(({ path }) => ({ path, line: 1, message: 'no app uses it: use it or delete it' }))
}

function findReached(
  sources: ParsedSource[],
  links: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const reached = new Set<string>()
  const waiting = sources.filter(({ path }) => entry.test(path)).map(({ path }) => path)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || isTestFile(path)) continue
    reached.add(path)
    waiting.push(...(links.get(path) ?? []))
  }
  return reached
}

/** Fixtures and files that import a test runner exist for tests; nothing imports declarations. */
function isAppSource({ path, imports }: ParsedSource): boolean {
  const helpsTests = imports.some(({ specifier }) =>
    /^(?:vitest|storybook)(?:\/|$)/.test(specifier),
  )
  const isHelper = isTestFile(path) || path.includes('/fixtures/') || path.endsWith('.d.ts')
  return appSource.test(path) && !isHelper && !helpsTests
}
