import { fetchUpstream } from '../upstream/fetch-upstream.ts'
import type { HealthContext } from './health-context.ts'

export type Readiness = Readonly<Record<string, boolean>>

const maxAgeMs = 1000
const answerMs = 5_000
/** A development server compiles the page first, on a busy machine for minutes. */
const compiledAnswerMs = 120_000
const lastChecks = new WeakMap<HealthContext, { endedAt: number; apps: Promise<Readiness> }>()

/**
 * Reports which upstream apps respond; checked at most once a second, and never twice at once: more
 * pages to render would only make a slow storefront slower.
 */
export function getReadiness(routerContext: HealthContext): Promise<Readiness> {
  const last = lastChecks.get(routerContext)
  if (last && Date.now() - last.endedAt < maxAgeMs) return last.apps
  const check = { endedAt: Number.POSITIVE_INFINITY, apps: checkAll(routerContext) }
  lastChecks.set(routerContext, check)
  return check.apps.finally(() => {
    check.endedAt = Date.now()
  })
}

async function checkAll(routerContext: HealthContext): Promise<Readiness> {
  const { apiOrigin, storefrontOrigin, isDevelopment } = routerContext.settings
  const timeoutMs = isDevelopment ? compiledAnswerMs : answerMs
  const variant = routerContext.config.map?.defaultRegion.variant
  const spas = Object.entries(routerContext.apps).map(
    async ([name, app]) =>
      [
        name,
        app.origin
          ? await isAnswering(`${app.origin}${app.base}`, timeoutMs)
          : app.buildId !== null,
      ] as const,
  )
  const checks = [
    Promise.resolve(['configuration', routerContext.config.map !== null] as const),
    isAnswering(`${apiOrigin}/health/ready`, timeoutMs).then((ok) => ['api', ok] as const),
    isAnswering(`${storefrontOrigin}/${variant}/ru/person/page-not-found/`, timeoutMs).then(
      (ok) => ['storefront', ok] as const,
    ),
    ...spas,
  ]
  return Object.fromEntries(await Promise.all(checks))
}

async function isAnswering(url: string, timeoutMs: number): Promise<boolean> {
  try {
    const headers = { 'user-agent': 'svetlitsa-router' }
    const { status } = await fetchUpstream(url, {
      headers,
      timeoutMs,
      maxBytes: 8 * 1024 * 1024,
    })
    return status < 500
  } catch {
    return false
  }
}
