import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const packages = join(import.meta.dirname, '..', '..', '..', 'packages')
/** @type {Map<string, Record<string, unknown>>} */
const exportsByPackage = new Map()
/** @type {Map<string, string>} the nearest folder with a package.json */
const packageFolders = new Map()
/** @type {Map<string, boolean>} whether the JavaScript of a package is ES modules */
const moduleFolders = new Map()
/** @type {Map<string, import('node:module').ResolveFnOutput>} */
const resolvedByPackage = new Map()

/**
 * For every module Node reads and parses the package.json of its package again, which took most of
 * the time of a start. Here each is read once: our packages say where their files are, a relative import
 * names its file, and a package that one file of a package imports is the same for its other files.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL, conditions, importAttributes } = context
    const source = findSource(specifier, parentURL)
    if (source) return { url: source, format: 'module-typescript', shortCircuit: true }
    if (!parentURL?.startsWith('file:') || Object.keys(importAttributes ?? {}).length > 0)
      return nextResolve(specifier, context)
    const neighbour = conditions.includes('import') && findNeighbour(specifier, parentURL)
    if (neighbour) return { ...neighbour, shortCircuit: true }
    if (/^(\.|\/|node:|file:|#)/.test(specifier)) return nextResolve(specifier, context)
    const folder = findPackageFolder(dirname(fileURLToPath(parentURL)))
    const key = `${folder}|${conditions.join()}|${specifier}`
    const known = resolvedByPackage.get(key)
    if (known) return { ...known, shortCircuit: true }
    const resolved = nextResolve(specifier, context)
    resolvedByPackage.set(key, resolved)
    return resolved
  },
})

/**
 * The TypeScript source that an import of ours names; null for everything else.
 *
 * @param {string} specifier
 * @param {string | undefined} parent
 */
function findSource(specifier, parent) {
  if (/^\.\.?\/.*\.ts$/.test(specifier)) return parent ? new URL(specifier, parent).href : null
  const [, name, path] = /^@svetlitsa\/([\w-]+)\/(.+)$/.exec(specifier) ?? []
  const target = name && path ? findTarget(readExports(name), `./${path}`) : undefined
  if (!name || typeof target !== 'string' || !target.endsWith('.ts')) return null
  return pathToFileURL(join(packages, name, target)).href
}

/**
 * What `exports` say of a path: the entry of its name, or else of the pattern with the longest
 * beginning, as Node resolves them.
 *
 * @param {Record<string, unknown>} exports
 * @param {string} path
 */
function findTarget(exports, path) {
  if (path in exports) return exports[path]
  const [best] = Object.entries(exports)
    .filter(([key]) => key.endsWith('*') && path.startsWith(key.slice(0, -1)))
    .sort(([one], [other]) => other.length - one.length)
  if (!best || typeof best[1] !== 'string') return undefined
  return best[1].replaceAll('*', path.slice(best[0].length - 1))
}

/** @param {string} name */
function readExports(name) {
  const known = exportsByPackage.get(name)
  if (known) return known
  const file = join(packages, name, 'package.json')
  const read = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).exports : undefined
  exportsByPackage.set(name, read ?? {})
  return read ?? {}
}

/**
 * The file beside an ES module that a relative import names; null for everything else. Only ES
 * modules name their files in full.
 *
 * @param {string} specifier
 * @param {string} parent
 */
function findNeighbour(specifier, parent) {
  if (!/^\.\.?\/.*\.m?js$/.test(specifier)) return null
  const url = new URL(specifier, parent).href
  if (specifier.endsWith('.mjs')) return { url, format: 'module' }
  const folder = findPackageFolder(dirname(fileURLToPath(url)))
  return moduleFolders.get(folder) ? { url, format: 'module' } : null
}

/**
 * The nearest folder with a package.json.
 *
 * @param {string} folder
 * @returns {string}
 */
function findPackageFolder(folder) {
  const known = packageFolders.get(folder)
  if (known !== undefined) return known
  const file = join(folder, 'package.json')
  const parent = dirname(folder)
  let found = folder
  if (existsSync(file))
    moduleFolders.set(folder, JSON.parse(readFileSync(file, 'utf8')).type === 'module')
  else if (parent !== folder) found = findPackageFolder(parent)
  packageFolders.set(folder, found)
  return found
}
