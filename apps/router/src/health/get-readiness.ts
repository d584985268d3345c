import type { RouterContext } from '../context/router-context.ts'
import { fetchUpstream } from '../upstream/fetch-upstream.ts'

export type Readiness = Readonly<Record<string, boolean>>

const maxAgeMs = 1000
const lastChecks = new WeakMap<RouterContext, { checkedAt: number; apps: Promise<Readiness> }>()

/** Reports which upstream apps respond; checked at most once a second. */
export function getReadiness(routerContext: RouterContext): Promise<Readiness> {
  const now = Date.now()
  const last = lastChecks.get(routerContext)
  if (last && now - last.checkedAt < maxAgeMs) return last.apps
  const apps = checkAll(routerContext)
  lastChecks.set(routerContext, { checkedAt: now, apps })
  return apps
}

async function checkAll(routerContext: RouterContext): Promise<Readiness> {
  const { apiOrigin, storefrontOrigin } = routerContext.settings
  const variant = routerContext.config.map?.defaultRegion.variant
  const spas = Object.entries(routerContext.apps).map(
    async ([name, app]) =>
      [
        name,
        app.origin ? await isAnswering(`${app.origin}${app.base}`) : app.buildId !== null,
      ] as const,
  )
  const checks = [
    Promise.resolve(['configuration', routerContext.config.map !== null] as const),
    isAnswering(`${apiOrigin}/health/ready`).then((ok) => ['api', ok] as const),
    isAnswering(`${storefrontOrigin}/${variant}/ru/person/page-not-found/`).then(
      (ok) => ['storefront', ok] as const,
    ),
    ...spas,
  ]
  return Object.fromEntries(await Promise.all(checks))
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const headers = { 'user-agent': 'svetlitsa-router' }
    const { status } = await fetchUpstream(url, {
      headers,
      timeoutMs: 5000,
      maxBytes: 8 * 1024 * 1024,
    })
    return status < 500
  } catch {
    return false
  }
}
