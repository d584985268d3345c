import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Workspace {
  /** Folders by package name, from the project's folder. */
  folders: Map<string, string>
  /** The packages of the workspace each package depends on. */
  edges: Map<string, string[]>
}

/** The packages of the workspace and how they depend on each other. */
export function readPackages(root: string): Workspace {
  const folders = new Map<string, string>()
  const edges = new Map<string, string[]>()
  for (const folder of packageFolders(root)) {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
    const { name, dependencies, devDependencies } = JSON.parse(text)
    const needed = Object.keys({ ...dependencies, ...devDependencies })
    folders.set(String(name), folder)
    edges.set(
      String(name),
      needed.filter((one) => one.startsWith('@svetlitsa/')),
    )
  }
  return { folders, edges }
}

function packageFolders(root: string): string[] {
  const inside = ['apps', 'packages', 'tools'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  )
  return [...inside, 'e2e'].filter((folder) => existsSync(join(root, folder, 'package.json')))
}
