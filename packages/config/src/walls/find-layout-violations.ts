import { dirname } from 'node:path/posix'
import { isTestFile, type Source, type Violation } from './source.ts'

const maxFiles = 20
/** Next and TanStack Router map these folders to URLs, so they cannot be split freely. */
const urlTree = /^apps\/[^/]+\/src\/(?:app|routes)\//
const sized =
  /^(?:apps\/[^/]+\/src|apps\/api\/demo|(?:packages|demo)\/[^/]+\/src|tools\/[^/]+)\/.*\.tsx?$/
/** One file for each concept that is stored, and nothing else. */
const schema = /^apps\/api\/src\/schema\//
const generated = /\.(?:gen|d)\.ts$/
/** Names that say how a file is made instead of what it is about. */
const technicalFolder = /\/src\/(?:.+\/)?(components|hooks|utils|helpers|lib|common|types)\//

/** Finds folders with too many source files and folders not named by a noun of the glossary. */
export function findLayoutViolations(sources: Source[]): Violation[] {
  return [...findLargeFolders(sources), ...findTechnicalFolders(sources)]
}

function findLargeFolders(sources: Source[]): Violation[] {
  const counts = new Map<string, number>()
  for (const { path } of sources) {
    if (!sized.test(path) || [urlTree, schema, generated].some((free) => free.test(path))) continue
    if (isTestFile(path)) continue
    const folder = dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > maxFiles)
    .map(([path, count]) => ({
      path,
      line: 1,
      message: `${count} source files; a folder has at most ${maxFiles}: split it by sub-noun`,
    }))
}

function findTechnicalFolders(sources: Source[]): Violation[] {
  return sources.flatMap(({ path }) => {
    const name = technicalFolder.exec(path)?.[1]
    if (!name) return []
    return [{ path, line: 1, message: `in a folder ${name}: name the folder by its noun` }]
  })
}
