import { access, constants } from 'node:fs/promises'
import type { Env } from '../../env.ts'
import type { Finding } from './finding.ts'
import { type ConfiguredProvider, listProviders } from './list-providers.ts'

const REACH_MS = 10_000
/** A clock that is off by more makes signatures and one-time codes invalid. */
const MAX_CLOCK_SECONDS = 30

interface ProviderCheck {
  /** Whether the providers are asked; a shop without a network has none to reach. */
  isReaching: boolean
  /** A demonstration needs none. */
  isDemonstration: boolean
}

/** Checks that the keys of each provider are complete. */
export async function checkProviders(env: Env, check: ProviderCheck): Promise<Finding[]> {
  const findings = await Promise.all(
    listProviders(env).map((provider) => checkProvider(env, provider, check)),
  )
  const mail: Finding = env.SMTP_URL
    ? { area: 'e-mail', state: 'ok', text: 'SMTP_URL is set' }
    : {
        area: 'e-mail',
        state: check.isDemonstration ? 'ok' : 'warn',
        text: 'not configured: none is sent',
      }
  return [...findings, mail]
}

async function checkProvider(
  env: Env,
  { name: area, keys, files = [], without, isNeeded = false, url, probe }: ConfiguredProvider,
  { isReaching, isDemonstration }: ProviderCheck,
): Promise<Finding> {
  const missing = keys.filter((key) => !env[key])
  if (missing.length === keys.length) {
    const advice = `Set ${keys.join(', ')}.`
    const state = isNeeded && !isDemonstration ? 'warn' : 'ok'
    return { area, state, text: `not configured: ${without}`, advice }
  }
  if (missing.length > 0) {
    const advice = 'Set all of its settings, or none.'
    return { area, state: 'fail', text: `${missing.join(', ')} not set`, advice }
  }
  for (const key of files) {
    const isReadable = await access(String(env[key]), constants.R_OK).then(
      () => true,
      () => false,
    )
    if (!isReadable) return { area, state: 'fail', text: `the file of ${key} cannot be read` }
  }
  if (!isReaching) return { area, state: 'ok', text: 'configured' }
  return reach(area, url, probe)
}

async function reach(
  area: string,
  url: string,
  probe: ConfiguredProvider['probe'],
): Promise<Finding> {
  const { origin } = new URL(url)
  try {
    const answer = await fetch(probe?.url ?? url, {
      headers: probe?.headers ?? {},
      redirect: 'manual',
      signal: AbortSignal.timeout(REACH_MS),
    })
    const isRejected = answer.status === 401 || answer.status === 403
    if (probe && (isRejected || probe.rejects(await answer.text()))) {
      const advice = 'Take the key from the provider’s cabinet again.'
      return { area, state: 'fail', text: 'rejects the key', advice }
    }
    const offBy = (Date.now() - Date.parse(answer.headers.get('date') ?? '')) / 1_000
    if (Math.abs(offBy) > MAX_CLOCK_SECONDS) {
      const text = `its clock differs from this machine’s by ${Math.round(Math.abs(offBy))} s`
      return { area, state: 'fail', text, advice: 'Synchronise the clock (chrony, timesyncd).' }
    }
    return { area, state: 'ok', text: probe ? 'accepts the key' : 'configured, reachable' }
  } catch (error) {
    const { cause } = error as Error
    const reason = cause instanceof Error && 'code' in cause ? cause.code : (error as Error).name
    const advice = 'Look at the network, a firewall or the provider’s status page.'
    return { area, state: 'fail', text: `${origin} does not answer (${reason})`, advice }
  }
}
