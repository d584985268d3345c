import { join } from 'node:path'
import type { WriteStream } from 'node:tty'
import { parseArgs } from 'node:util'
import { readEnv } from '../env.ts'
import { exportYml } from '../modules/export/export-yml.ts'
import { FeedError } from '../modules/import/feed/feed-error.ts'
import { formatReport } from '../modules/import/format-report.ts'
import { importYml } from '../modules/import/import-yml.ts'
import { auditOrders } from '../modules/order/audit/audit-orders.queries.ts'
import { auditPayments } from '../modules/payment/ledger/audit-payments.queries.ts'
import { importRegions, RegionFileError } from '../modules/region/import-regions.ts'
import { type Db, openDatabase } from '../platform/database/database.ts'
import { toLoggedError } from '../platform/logging/error-for-log.ts'
import { createLogger } from '../platform/logging/logger.ts'

const SHOP_NAME = 'Светлица'
const usage = `node src/command/shop.ts import yml FILE [--default-stock 10]
node src/command/shop.ts export yml FILE
node src/command/shop.ts import regions FILE
node src/command/shop.ts audit money
`

/** Imports and exports products and audits orders; the bootstrap's `shop` command runs it on the shop's database. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'default-stock': { type: 'string', default: '10' } },
})
const [direction, format, file, ...more] = positionals
const defaultStock = Number(values['default-stock'])
const commands: Record<string, (db: Db, path: string, bar: ProgressBar) => Promise<string[]>> = {
  'import yml': importFile,
  'export yml': exportFile,
  'import regions': importRegions,
  'audit money': auditMoney,
}
const selectedCommand = commands[`${direction} ${format}`]
if (
  !selectedCommand ||
  (!file && direction !== 'audit') ||
  more.length > 0 ||
  !Number.isInteger(defaultStock) ||
  defaultStock < 0
) {
  finish(usage)
} else await run(selectedCommand, file ?? '')

async function run(command: (typeof commands)[string], path: string): Promise<void> {
  const bar = createProgressBar(process.stdout)
  const env = readEnv()
  const { db, close } = openDatabase(env.DATABASE_URL, 2, createLogger('warn'), {
    statementTimeoutMs: 0,
  })
  try {
    const lines = await command(db, path, bar)
    bar.end()
    process.stdout.write(`${lines.join('\n')}\n`)
  } catch (error) {
    bar.end()
    finish(`Nothing was changed.\n${formatError(error, path)}\n`)
  } finally {
    await close()
  }
}

function formatError(error: unknown, path: string): string {
  if (error instanceof FeedError) return `${path}:${error.format()}`
  if (error instanceof RegionFileError) return `${path}:\n${error.message}`
  return JSON.stringify(toLoggedError(error), null, 2)
}

async function importFile(db: Db, path: string, { report }: ProgressBar): Promise<string[]> {
  const startedAt = performance.now()
  const pictures = { mediaFolder: join(readEnv().DATA_DIR, 'media') }
  const result = await importYml(db, path, { defaultStock, pictures, onProgress: report })
  return formatReport(result, (performance.now() - startedAt) / 1_000)
}

async function exportFile(db: Db, path: string, { report }: ProgressBar): Promise<string[]> {
  const origin = readEnv().PUBLIC_ORIGIN.replace(/\/+$/, '')
  const offers = await exportYml(db, path, {
    shopName: SHOP_NAME,
    origin,
    now: new Date(),
    onProgress: (done) => report(`${done} offers`, 1),
  })
  return [`${offers} offers written to ${path}`]
}

async function auditMoney(db: Db): Promise<string[]> {
  const broken = [...(await auditOrders(db)), ...(await auditPayments(db))]
  if (broken.length === 0) return ['Stock, totals, coupons and payments of all orders add up.']
  process.exitCode = 1
  return broken
}

function finish(message: string): void {
  process.stderr.write(message)
  process.exitCode = 1
}

const WIDTH = 30

interface ProgressBar {
  /** @param share how far the stage is, from 0 to 1. */
  report(stage: string, share: number): void
  end(): void
}

/** A progress bar on a terminal; without a terminal, one line for each stage. */
function createProgressBar(out: WriteStream): ProgressBar {
  let shownText = ''
  return {
    report(stage, share) {
      const text = out.isTTY ? formatBar(stage, share) : stage
      if (text === shownText) return
      shownText = text
      out.write(out.isTTY ? `\r${text}` : `${text}\n`)
    },
    end() {
      if (out.isTTY && shownText) out.write('\r\u001b[K')
    },
  }
}

function formatBar(stage: string, share: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * WIDTH)
  const percent = `${Math.floor(Math.min(1, share) * 100)} %`
  return `${stage.padEnd(8)} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent.padStart(5)}`
}
