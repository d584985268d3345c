import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@svetlitsa/domain/language/language'
import { readIslandsPort } from '../../env.ts'

type Manifest = Readonly<Record<string, { file: string }>>

/** Addresses of the scripts of every page: what runs at once, and what that loads. */
type IslandScripts = {
  start: string
  page: string
  /** Where Vite's development server is, if it serves them. */
  developmentBase?: string
}

/** Where the router finds Vite's development server, see island-config.ts. */
const developmentBase = '/_islands/'
/** The folder of both scripts. */
const folder = 'src/island-entry'

const known = new Map<Language, IslandScripts>()

/** The scripts of a page's islands in a language (ADR 0060). */
export function getIslandScripts(language: Language): IslandScripts {
  if (readIslandsPort() !== null) return listSources()
  const scripts = known.get(language) ?? readScripts(language)
  known.set(language, scripts)
  return scripts
}

function listSources(): IslandScripts {
  const base = `${developmentBase}${folder}`
  return { start: `${base}/start.ts`, page: `${base}/page.ts`, developmentBase }
}

function readScripts(language: Language): IslandScripts {
  const path = join(process.cwd(), '.next/static/islands', `${language}.json`)
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
  const find = (name: string) => {
    const file = manifest[`${folder}/${name}.ts`]?.file
    if (!file) throw new Error(`The build has no script ${name} in ${language}`)
    return `/_sf/_next/static/${file}`
  }
  return { start: find('start'), page: find('page') }
}
