import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folder, relative to the project root, and `exports` by package name; the targets of `exports` are
 * relative to the folder.
 */
export type Packages = ReadonlyMap<
  string,
  { folder: string; exports: Readonly<Record<string, string>> }
>

/** Reads the packages of the workspace. */
export function readPackages(root: string): Packages {
  return new Map(
    listPackageFolders(root).map((folder) => {
      const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
      const { name, exports = {} }: { name: string; exports?: Record<string, string> } =
        JSON.parse(text)
      return [name, { folder, exports }]
    }),
  )
}

function listPackageFolders(root: string): string[] {
  const inside = ['apps', 'packages', 'demo', 'tools'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  )
  return [...inside, 'e2e'].filter((folder) => existsSync(join(root, folder, 'package.json')))
}
