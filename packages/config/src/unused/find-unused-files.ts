import type { ParsedSource } from '../walls/parse-source.ts'
import { isTestFile, type Violation } from '../walls/source.ts'
import { linkSources, type PackageExports } from './link-sources.ts'
import type { PlannedFile } from './planned-files.ts'

/** Entry points of the apps: programs, pages and build configuration. */
const entry = new RegExp(
  `^apps/[^/]+/(?:${[
    'src/main\\.tsx?',
    'src/command/.+',
    'src/(?:app|routes)/.+',
    'src/(?:proxy|instrumentation|instrumentation-client)\\.ts',
    'src/server/(?:start|drain|trace-process)\\.ts',
    'src/island/(?:browser/(?:start/start|page)|server/render-island)\\.tsx?',
    'src/modules/.+\\.table\\.ts',
    '[^/]+\\.config\\.(?:ts|mjs)',
  ].join('|')})$`,
)

/** Packages whose files exist for the apps; tools and test helpers are in other packages. */
const appSource =
  /^(?:apps\/[^/]+\/(?:src|seed)|packages\/(?!config\/)[^/]+\/src)\/.+\.(?:tsx?|mjs)$/

/**
 * Finds the files that no app reaches, not counting tests and stories as users, and planned files
 * that an app does reach. Helpers of a planned file must be listed as well.
 */
export function findUnusedFiles(
  sources: ParsedSource[],
  packages: PackageExports,
  planned: readonly PlannedFile[],
): Violation[] {
  const reached = findReached(sources, linkSources(sources, packages))
  const paths = new Set(sources.map(({ path }) => path))
  const plannedPaths = new Set(planned.map(({ path }) => path))
  const unused = sources
    .filter((source) => isAppSource(source) && !reached.has(source.path))
    .filter(({ path }) => !plannedPaths.has(path))
    .map(({ path }) =>
      createViolation(path, 'no app uses it: use it, delete it or list it in planned-files.ts'),
    )
  const settled = planned.flatMap(({ path, issue }) => {
    if (!paths.has(path))
      return [createViolation(path, 'is listed in planned-files.ts but does not exist')]
    if (!reached.has(path)) return []
    return [
      createViolation(path, `an app uses it: remove it from the planned files of issue ${issue}`),
    ]
  })
  return [...unused, ...settled]
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

function createViolation(path: string, message: string): Violation {
  return { path, line: 1, message: message }
}
