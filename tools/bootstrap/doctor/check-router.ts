import { join } from 'node:path'
import { root } from '../env.ts'
import { runProgram } from '../launcher/run-program.mjs'
import type { Finding } from './finding.ts'

interface RouterCheck {
  findings: Finding[]
  /** The variables that the router reads. */
  settings: string[]
}

/** Has the router check its settings: the bootstrap does not know them. */
export async function checkRouter(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<RouterCheck> {
  // Under `npm start` these two are chosen at each start.
  const origins = { API_ORIGIN: 'http://127.0.0.1', STOREFRONT_ORIGIN: 'http://127.0.0.1' }
  const output = await runProgram(process.execPath, [join('src', 'command', 'check-settings.ts')], {
    cwd: join(root, 'apps', 'router'),
    env: { ...origins, ...env },
    signal,
    what: 'Checking the settings of the router',
  })
  const { problem, trustsProxies, names } = JSON.parse(output)
  return { findings: [describe(env, problem, trustsProxies)], settings: names }
}

function describe(env: NodeJS.ProcessEnv, problem: string | null, trustsProxies: boolean): Finding {
  const area = 'router'
  if (problem) {
    const advice = 'Correct the variable; docs/settings.md explains each.'
    return { area, state: 'fail', text: problem, advice }
  }
  if (env.PUBLIC_ORIGIN?.startsWith('https:') && !trustsProxies) {
    const advice = 'Set TRUSTED_PROXIES to the addresses of the proxy that ends TLS.'
    const text = 'trusts no proxy: links would be http, and all visitors share one address'
    return { area, state: 'fail', text, advice }
  }
  return { area, state: 'ok', text: 'its settings are valid' }
}
