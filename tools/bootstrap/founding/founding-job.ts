import assert from 'node:assert/strict'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import { runShopCommand } from '../backup/drill/run-shop-command.ts'
import type { Job } from '../check/job.ts'
import { openShopOn } from '../shop/open-private-shop.ts'
import { expectBill } from './expect-bill.ts'
import { expectBrand } from './expect-brand.ts'
import { expectPapers } from './expect-papers.ts'
import { expectPriceTags } from './expect-price-tags.ts'
import { createGuest, orderOnReceipt } from './place-order.ts'
import { administratorPhone, feedExample, foreignBrand, setupExample } from './setup-example.ts'

/** How soon a changed name is on every page. */
const PURGE_MS = 1_000

/**
 * From an empty folder to the first own order, in production and without SQL: the first
 * administrator comes by the link, fills the first-run page, goods come from a feed, a guest pays
 * on receipt, staff see the order, a company pays by bill. Then the shop is renamed on the page, and by the command.
 */
export function createFoundingJob(env: NodeJS.ProcessEnv): Job {
  return {
    id: 'founding',
    title: 'Founding: from an empty folder to the first order',
    async run(reportProgress) {
      const dataDir = await createTemporaryFolder('svetlitsa-founding-')
      try {
        const report = await found(dataDir, { ...env, NODE_ENV: 'production' }, reportProgress)
        return { passed: 1, failed: 0, report }
      } finally {
        await rm(dataDir, { recursive: true, force: true })
      }
    },
  }
}

async function found(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  reportProgress: (detail: string) => void,
): Promise<string> {
  const run = async (...args: string[]) => {
    const { code, output } = await runShopCommand({ ...env, DATA_DIR: dataDir }, args)
    assert.equal(code, 0, output)
    return output
  }
  const feedFile = join(dataDir, 'feed.yml')
  const shop = await openShopOn(dataDir, env, reportProgress)
  try {
    assert(shop.origin, shop.output())
    await writeFile(feedFile, feedExample)
    const start = performance.now()
    const administrator = await enterAsFirstAdministrator(shop.origin, shop.output())
    const { version } = await administrator('retail/shop/setup/', {})
    const saved = await administrator('retail/shop/setup/save/', { ...setupExample, version })
    await run('import', 'yml', feedFile)
    await sleep(PURGE_MS)
    await orderOnReceipt(shop.origin)
    const { orders } = await administrator('retail/orders/', {})
    assert.equal(orders.length, 1, 'staff do not see the order')
    assert.equal(orders[0].customer.name, 'Анна Петрова')
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    await expectBrand(shop.origin, 'Тёплый дом')
    await expectBill(shop.origin, administrator, run)
    await expectPriceTags(shop.origin, administrator, 'Тёплый дом')
    assert(shop.databaseUrl)
    await expectPapers(shop.origin, shop.databaseUrl)
    const exported = join(dataDir, 'exported.yml')
    await run('export', 'yml', exported)
    const feed = await readFile(exported, 'utf8')
    assert.match(feed, /<name>Тёплый дом<\/name>/)
    assert.doesNotMatch(feed, foreignBrand)

    const brand = { ...setupExample.brand, name: { ru: 'Дом и сад', kk: 'Үй', en: 'Home' } }
    const renamed = { ...setupExample, brand, version: saved.version }
    await administrator('retail/shop/setup/save/', renamed)
    await sleep(PURGE_MS)
    await expectBrand(shop.origin, 'Дом и сад')
    await assert.rejects(administrator('retail/shop/setup/save/', renamed), /409/)

    const setupFile = join(dataDir, 'setup.json')
    await writeFile(setupFile, JSON.stringify(setupExample))
    assert.match(await run('setup', '--file', setupFile), /changed +name: Тёплый дом/)
    await sleep(PURGE_MS)
    await expectBrand(shop.origin, 'Тёплый дом')
    return `from the link to the first order, in the list of staff: ${seconds} s`
  } finally {
    await shop.close()
  }
}

/** The link that the start printed works once; the shop has no SMS, so that it needs no code. */
async function enterAsFirstAdministrator(origin: string, output: string) {
  const invitation = /\/staff-invitation\/([\w-]+)\//.exec(output)?.[1]
  assert(invitation, `no link was printed:\n${output}`)
  const call = createGuest(origin)
  await call('staff/invitation/introduce/', { invitation, name: 'Анна', phone: administratorPhone })
  const accepted = { invitation, code: null, password: 'сосна у окна' }
  const { setsUpShop } = await call('staff/invitation/accept/', accepted)
  assert(setsUpShop, 'the first administrator is not led to the first-run page')
  await assert.rejects(createGuest(origin)('staff/invitation/accept/', accepted), /404/)
  return call
}
