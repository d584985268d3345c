import { buildTestEnvironment } from '@svetlitsa/bootstrap/env'
import { openPrivateShop } from '@svetlitsa/bootstrap/shop/open-private-shop'
import { readShopDatabaseUrl, readShopOrigin } from './env.ts'
import { type Bench, keepsLimit } from './harness/bench.ts'
import { describeMachine } from './harness/describe-machine.ts'
import { findBenches } from './harness/find-benches.ts'
import { printFindings } from './harness/print-findings.ts'

const benches = await findBenches()
const requestedNames = process.argv.slice(2)
const chosen = requestedNames.length === 0 ? [...benches.keys()] : requestedNames
if (
  requestedNames.includes('--list') ||
  chosen.some((name) => !benches.has(name)) ||
  chosen.length === 0
) {
  console.log('Measurements: npm run bench -- NAME …')
  for (const [name, { about }] of benches) console.log(`  ${name.padEnd(24)} ${about}`)
  process.exit(requestedNames.every((name) => name === '--list') ? 0 : 1)
}
process.exitCode = (await measure(chosen)) ? 0 : 1

/** Returns whether all findings are within their limits. */
async function measure(names: string[]): Promise<boolean> {
  const needsShop = names.some((name) => !benches.get(name)?.startsOwnApi)
  const open = readShopOrigin()
  const shop =
    open || !needsShop
      ? undefined
      : await openPrivateShop(buildTestEnvironment(), (line) => console.log(line))
  const origin = open ?? shop?.origin ?? ''
  const databaseUrl = open ? readShopDatabaseUrl() : shop?.databaseUrl
  try {
    if (needsShop && !origin) throw new Error(`The shop did not start:\n${shop?.output()}`)
    console.log(`\n${describeMachine(new Date())}; npm run bench -- ${names.join(' ')}`)
    let allWithinLimits = true
    for (const name of names) {
      allWithinLimits =
        (await run(name, benches.get(name), { origin, databaseUrl })) && allWithinLimits
    }
    return allWithinLimits
  } finally {
    await shop?.close()
  }
}

async function run(
  name: string,
  bench: Bench | undefined,
  { origin, databaseUrl }: { origin: string; databaseUrl: string | undefined },
): Promise<boolean> {
  const reportProgress = (detail: string) => console.log(`  ${detail}`)
  const findings = (await bench?.run(origin, reportProgress, databaseUrl)) ?? []
  printFindings(name, findings)
  return findings.every(keepsLimit)
}
