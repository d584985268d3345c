import { timingSafeEqual } from 'node:crypto'
import { sendJson, sendSmall } from '../answer/send-small.ts'
import type { House } from '../house.ts'
import type { Visit } from '../request/visit.ts'
import { readinessOf } from './readiness.ts'

const ownPaths: ReadonlySet<string> = new Set([
  '/health/live',
  '/health/ready',
  '/metrics',
  '/builds/latest.json',
])

/** Whether the router itself may answer a path. */
export function isOwnPath(path: string): boolean {
  return ownPaths.has(path)
}

/** Health, metrics and the list of builds: what the router answers itself. True where it did. */
export async function answerOwnPath(house: House, visit: Visit): Promise<boolean> {
  switch (visit.path) {
    case '/health/live':
      sendJson(visit, 200, { status: 'live' })
      return true
    case '/health/ready': {
      const apps = await readinessOf(house)
      const ready = !house.isDraining && Object.values(apps).every(Boolean)
      sendJson(visit, ready ? 200 : 503, { status: ready ? 'ready' : 'waiting', apps })
      return true
    }
    case '/metrics':
      if (!holdsToken(house, visit)) return false
      sendSmall(visit, 200, await house.metrics.text())
      return true
    case '/builds/latest.json':
      sendJson(visit, 200, { id: house.builds.id })
      return true
    default:
      return false
  }
}

function holdsToken(house: House, visit: Visit): boolean {
  const given = Buffer.from(String(visit.request.headers['x-internal-token'] ?? ''))
  const wanted = Buffer.from(house.settings.internalToken)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
