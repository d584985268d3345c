import { testEnvironment } from '@svetlitsa/bootstrap/env'
import { openPrivateShop } from '@svetlitsa/bootstrap/shop/open-private-shop'
import { type Bench, keepsLimit } from './bench.ts'
import { describeMachine } from './describe-machine.ts'
import { readShopDatabaseUrl, readShopOrigin } from './env.ts'
import { findBenches } from './find-benches.ts'
import { printFindings } from './print-findings.ts'

const benches = await findBenches()
const words = process.argv.slice(2)
const chosen = words.length === 0 ? [...benches.keys()] : words
if (words.includes('--list') || chosen.some((name) => !benches.has(name)) || chosen.length === 0) {
  console.log('Measurements: npm run bench -- NAME …')
  for (const [name, { about }] of benches) console.log(`  ${name.padEnd(24)} ${about}`)
  process.exit(words.every((word) => word === '--list') ? 0 : 1)
}
process.exitCode = (await measure(chosen)) ? 0 : 1

/** Answers whether every promise was kept. */
async function measure(names: string[]): Promise<boolean> {
  const needsShop = names.some((name) => !benches.get(name)?.opensItself)
  const open = readShopOrigin()
  const shop =
    open || !needsShop
      ? undefined
      : await openPrivateShop(testEnvironment(), (line) => console.log(line))
  const origin = open ?? shop?.origin ?? ''
  const databaseUrl = open ? readShopDatabaseUrl() : shop?.databaseUrl
  try {
    if (needsShop && !origin) throw new Error(`The shop did not open:\n${shop?.output()}`)
    console.log(`\n${describeMachine(new Date())}; npm run bench -- ${names.join(' ')}`)
    let kept = true
    for (const name of names) {
      kept = (await run(name, benches.get(name), { origin, databaseUrl })) && kept
    }
    return kept
  } finally {
    await shop?.close()
  }
}

async function run(
  name: string,
  bench: Bench | undefined,
  { origin, databaseUrl }: { origin: string; databaseUrl: string | undefined },
): Promise<boolean> {
  const tell = (detail: string) => console.log(`  ${detail}`)
  const findings = (await bench?.run(origin, tell, databaseUrl)) ?? []
  printFindings(name, findings)
  return findings.every(keepsLimit)
}
