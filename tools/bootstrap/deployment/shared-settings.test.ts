import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../env.ts'

const programs = ['api', 'storefront', 'router'] as const
type Program = (typeof programs)[number]

/** A process has one of its own. */
const ownSettings: ReadonlySet<string> = new Set(['PORT', 'HOST', 'DATA_DIR'])

/** The variables that a program reads, by the spellings of the three env.ts files. */
function readNames(program: Program): Set<string> {
  const source = readFileSync(join(root, 'apps', program, 'src', 'env.ts'), 'utf8')
  const spellings = [
    /^ {2}([A-Z][A-Z0-9_]+):/gm,
    /\benv\.([A-Z][A-Z0-9_]+)/g,
    /read\('([A-Z0-9_]+)'/g,
  ]
  const names = spellings.flatMap((spelling) =>
    [...source.matchAll(spelling)].map(([, name]) => name),
  )
  const unpacked = [...source.matchAll(/const \{([^}]+)\} = process\.env/g)].flatMap(
    ([, list = '']) => list.split(','),
  )
  return new Set([...names, ...unpacked].flatMap((name) => name?.trim() || []))
}

const namesByProgram = new Map(programs.map((program) => [program, readNames(program)]))
const shared = [...new Set([...namesByProgram.values()].flatMap((names) => [...names]))].filter(
  (name) =>
    !ownSettings.has(name) &&
    programs.filter((program) => namesByProgram.get(program)?.has(name)).length > 1,
)

/** The variables that a deployment gives to each program. */
function readCompose(): Map<Program, Set<string>> {
  const file = readFileSync(join(root, 'deploy', 'compose.yaml'), 'utf8')
  const { services } = parse(file, { merge: true }) as {
    services: Record<string, { environment?: Record<string, unknown> }>
  }
  return new Map(
    programs.map((name) => [name, new Set(Object.keys(services[name]?.environment ?? {}))]),
  )
}

interface Source {
  name: string
}

interface Container {
  name: string
  env?: Source[]
  envFrom?: { configMapRef?: Source; secretRef?: Source }[]
}

interface Manifest {
  kind?: string
  metadata?: Source
  stringData?: Record<string, string>
  data?: Record<string, string>
  configMapGenerator?: { name: string; literals?: string[] }[]
  spec?: { template?: { spec?: { containers?: Container[] } } }
}

function readKubernetes(): Map<Program, Set<string>> {
  const folder = join(root, 'deploy', 'kubernetes')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const manifests = files
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => parseAllDocuments(readFileSync(join(folder, name), 'utf8'), { merge: true }))
    .map((document) => document.toJS() as Manifest)
  const maps = new Map<string, string[]>()
  for (const { kind, metadata, stringData, data, configMapGenerator } of manifests) {
    if ((kind === 'Secret' || kind === 'ConfigMap') && metadata)
      maps.set(metadata.name, Object.keys({ ...stringData, ...data }))
    for (const { name, literals = [] } of configMapGenerator ?? [])
      maps.set(
        name,
        literals.map((literal) => literal.split('=')[0] ?? ''),
      )
  }
  const containers = manifests.flatMap(({ spec }) => spec?.template?.spec?.containers ?? [])
  return new Map(
    programs.map((program) => {
      const own = containers.filter(({ name }) => name === program)
      const sources = own.flatMap(({ envFrom = [] }) =>
        envFrom.map(({ configMapRef, secretRef }) => (configMapRef ?? secretRef)?.name ?? ''),
      )
      const names = own.flatMap(({ env = [] }) => env.map(({ name }) => name))
      return [program, new Set([...names, ...sources.flatMap((name) => maps.get(name) ?? [])])]
    }),
  )
}

it('the settings that programs share are those of secrets, addresses and providers', () => {
  expect(shared).toEqual(
    expect.arrayContaining([
      ...['INTERNAL_TOKEN', 'PUBLIC_ORIGIN', 'DEMO', 'NODE_ENV', 'LOG_LEVEL', 'API_ORIGIN'],
      ...['YOOKASSA_SHOP_ID', 'SMARTCAPTCHA_SERVER_KEY', 'METRIKA_COUNTER'],
    ]),
  )
})

describe.each([
  ['Compose', readCompose],
  ['Kubernetes', readKubernetes],
])('the deployment by %s', (_name, read) => {
  it.each(shared)('gives %s to every program that reads it', (setting) => {
    const given = read()
    const readers = programs.filter((program) => namesByProgram.get(program)?.has(setting))
    expect(readers.filter((program) => !given.get(program)?.has(setting))).toEqual([])
  })
})
