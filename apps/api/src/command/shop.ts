import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatCertificateCode } from '@svetlitsa/domain/certificate/format-certificate-code'
import { readEnv } from '../env.ts'
import { auditJournal } from '../modules/audit/audit-journal.queries.ts'
import { auditMoney } from '../modules/audit/audit-money.ts'
import { readJournal } from '../modules/audit/read-journal.ts'
import { issueCertificates } from '../modules/certificate/issue-certificates.ts'
import { parseCertificateTerms } from '../modules/certificate/parse-certificate-terms.ts'
import { exportYml } from '../modules/export/export-yml.ts'
import { FeedError } from '../modules/import/feed/feed-error.ts'
import { formatReport } from '../modules/import/format-report.ts'
import { importYml } from '../modules/import/import-yml.ts'
import { importRegions, RegionFileError } from '../modules/region/import-regions.ts'
import { type Db, openDatabase } from '../platform/database/database.ts'
import { toLoggedError } from '../platform/logging/error-for-log.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { createProgressBar, type ProgressBar } from './progress-bar.ts'

const SHOP_NAME = 'Светлица'
const usage = `node src/command/shop.ts import yml FILE [--default-stock 10]
node src/command/shop.ts export yml FILE
node src/command/shop.ts import regions FILE
node src/command/shop.ts audit money [--journal FILE]
node src/command/shop.ts certificates issue --count N --sum S [--currency RUB] [--until 2027-12-31]
`

/** Commands without a file. */
const formsWithoutFile = ['audit money', 'certificates issue']

/** Imports and exports products, audits money and issues certificates; the bootstrap's `shop` command runs it on the shop's database. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'default-stock': { type: 'string', default: '10' },
    count: { type: 'string' },
    sum: { type: 'string' },
    currency: { type: 'string', default: 'RUB' },
    until: { type: 'string' },
    journal: { type: 'string' },
  },
})
const [direction, format, file, ...more] = positionals
const defaultStock = Number(values['default-stock'])
const commands: Record<string, (db: Db, path: string, bar: ProgressBar) => Promise<string[]>> = {
  'import yml': importFile,
  'export yml': exportFile,
  'import regions': importRegions,
  'audit money': printAudit,
  'certificates issue': printCertificates,
}
const selectedCommand = commands[`${direction} ${format}`]
if (
  !selectedCommand ||
  (!file && !formsWithoutFile.includes(`${direction} ${format}`)) ||
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

async function printAudit(db: Db): Promise<string[]> {
  const journal = values.journal ? await readJournal(values.journal) : []
  const broken = [...(await auditMoney(db)), ...(await auditJournal(db, journal))]
  if (broken.length === 0) {
    return ['Orders, payments, stock, coupons, certificates and messages add up.']
  }
  process.exitCode = 1
  return broken
}

/** The keys are printed once, as CSV: the database has their hashes only. */
async function printCertificates(db: Db): Promise<string[]> {
  const terms = parseCertificateTerms(values)
  const issued = await issueCertificates(db, terms)
  const until = values.until ?? ''
  return [
    'code,secret_key,sum,currency,valid_until',
    ...issued.map(({ code, secretKey }) =>
      [
        formatCertificateCode(code),
        formatCertificateCode(secretKey),
        terms.face,
        terms.currencyCode,
        until,
      ].join(','),
    ),
  ]
}

function finish(message: string): void {
  process.stderr.write(message)
  process.exitCode = 1
}
