import type { House } from '../house.ts'
import { getUpstream } from '../upstream/get-upstream.ts'

export type Readiness = Readonly<Record<string, boolean>>

const keptMs = 1000
const lastAsked = new WeakMap<House, { at: number; apps: Promise<Readiness> }>()

/** Which apps behind the door answer right now; asked at most once a second. */
export function readinessOf(house: House): Promise<Readiness> {
  const now = Date.now()
  const last = lastAsked.get(house)
  if (last && now - last.at < keptMs) return last.apps
  const apps = askAll(house)
  lastAsked.set(house, { at: now, apps })
  return apps
}

async function askAll(house: House): Promise<Readiness> {
  const { apiOrigin, storefrontOrigin } = house.settings
  const variant = house.config.map?.defaultRegion.variant
  const spas = Object.entries(house.apps).map(
    async ([name, app]) =>
      [
        name,
        app.origin ? await answers(`${app.origin}${app.base}`) : app.buildId !== null,
      ] as const,
  )
  const checks = [
    Promise.resolve(['configuration', house.config.map !== null] as const),
    answers(`${apiOrigin}/health/ready`).then((ok) => ['api', ok] as const),
    answers(`${storefrontOrigin}/${variant}/ru/person/page-not-found/`).then(
      (ok) => ['storefront', ok] as const,
    ),
    ...spas,
  ]
  return Object.fromEntries(await Promise.all(checks))
}

async function answers(url: string): Promise<boolean> {
  try {
    const headers = { 'user-agent': 'svetlitsa-router' }
    const { status } = await getUpstream(url, {
      headers,
      timeoutMs: 5000,
      maxBytes: 8 * 1024 * 1024,
    })
    return status < 500
  } catch {
    return false
  }
}
