import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Workspace {
  /** Folders by package name, relative to the project root. */
  folders: Map<string, string>
  /** Workspace packages that each package depends on. */
  edges: Map<string, string[]>
}

/** Reads the packages of the workspace and their dependencies on each other. */
export function readPackages(root: string): Workspace {
  const folders = new Map<string, string>()
  const edges = new Map<string, string[]>()
  for (const folder of listPackageFolders(root)) {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
    const { name, dependencies, devDependencies } = JSON.parse(text)
    const dependencyNames = Object.keys({ ...dependencies, ...devDependencies })
    folders.set(String(name), folder)
    edges.set(
      String(name),
      dependencyNames.filter((dependency) => dependency.startsWith('@svetlitsa/')),
    )
  }
  return { folders, edges }
}

function listPackageFolders(root: string): string[] {
  const inside = ['apps', 'packages', 'demo', 'tools'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  )
  return [...inside, 'e2e'].filter((folder) => existsSync(join(root, folder, 'package.json')))
}
