import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from '@svetlitsa/bootstrap/env'
import { readAttackNames } from '../env.ts'
import type { Bench, Finding } from '../harness/bench.ts'
import { runProgram } from '../program/start-program.ts'
import { isRepelled, type Target } from './attack.ts'
import { findAttacks } from './find-attacks.ts'

const bench: Bench = {
  about: 'attacks from this machine, none of which may succeed; ATTACKS=name,… selects',
  async run(origin, reportProgress, databaseUrl) {
    const target = readTarget(origin, databaseUrl)
    await requireLoopbackAddresses()
    const names = readAttackNames()
    const attacks = await findAttacks()
    const chosen = names ? attacks.filter(({ name }) => names.includes(name)) : attacks
    if (chosen.length === 0) {
      throw new Error(`The attacks are ${attacks.map(({ name }) => name).join(', ')}`)
    }
    const details: Finding[] = []
    const verdicts: Finding[] = []
    for (const attack of chosen) {
      reportProgress(`${attack.name}: ${attack.about}`)
      const findings = await attack.run(target)
      const repelled = isRepelled(findings)
      reportProgress(`${attack.name}: ${repelled ? 'repelled' : 'SUCCEEDED'}`)
      for (const finding of findings) {
        details.push({ ...finding, what: `${attack.name}: ${finding.what}` })
      }
      verdicts.push({
        what: `${attack.name} succeeds`,
        value: repelled ? 0 : 1,
        unit: 'times',
        limit: { max: 0 },
      })
    }
    if (databaseUrl) verdicts.push(await auditMoney(databaseUrl))
    return [...details, ...verdicts]
  },
}
export default bench

/** Whatever was tried, the money and the stock of all orders must add up (money.audit). */
async function auditMoney(databaseUrl: string): Promise<Finding> {
  const command = join(root, 'apps', 'api', 'src', 'command', 'shop.ts')
  const env = { DATABASE_URL: databaseUrl, INTERNAL_TOKEN: 'a-token-of-the-bench' }
  const failed = await runProgram(command, ['audit', 'money'], env).then(
    () => 0,
    () => 1,
  )
  return { what: 'money audit violated', value: failed, unit: 'times', limit: { max: 0 } }
}

/** Attacks are only made on a shop of this machine. */
function readTarget(origin: string, databaseUrl: string | undefined): Target {
  const { hostname, port } = new URL(origin)
  if (!/^(localhost|127(\.\d+){3})$/.test(hostname)) {
    throw new Error(`Attacks are made on loopback addresses only, not on ${hostname}`)
  }
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname
  return { host, port: Number(port || 80), databaseUrl }
}

/** Without other addresses every attack would fail to connect and seem to be repelled. */
async function requireLoopbackAddresses(): Promise<void> {
  const server = createServer().listen(0, '127.0.0.2')
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new Error('Attacks come from 127.0.0.2 and others, which Linux has', { cause })
  } finally {
    server.close()
  }
}
