import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Source } from './source.ts'

const skippedFolders = new Set([
  'node_modules',
  '.cache',
  'dist',
  '.next',
  '.turbo',
  '.git',
  '.data',
  'storybook-static',
  'test-results',
  'playwright-report',
])

/**
 * Reads the project files whose paths match a pattern. Walks the folders instead of calling git, so
 * that the check also works without git or history.
 */
export function readSources(root: string, pattern: RegExp): Source[] {
  return walk(root)
    .filter((file) => pattern.test(file))
    .map((file) => ({
      path: relative(root, file).split(sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }))
}

function walk(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return skippedFolders.has(entry.name) ? [] : walk(join(dir, entry.name))
    return entry.isFile() ? [join(dir, entry.name)] : []
  })
}
