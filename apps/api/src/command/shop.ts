import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { formatCertificateCode } from '@svetlitsa/domain/certificate/certificate-code'
import { firstShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import { auditJournal } from '../desk/audit/audit-journal.queries.ts'
import { auditMoney } from '../desk/audit/audit-money.ts'
import { readJournal } from '../desk/audit/read-journal.ts'
import { importSet } from '../desk/exchange/catalog/import-set.ts'
import { recordImport } from '../desk/exchange/record-import.ts'
import { exportYml } from '../desk/export/export-yml.ts'
import { FeedError } from '../desk/import/feed/feed-error.ts'
import { importYml } from '../desk/import/import-yml.ts'
import { readEnv } from '../env.ts'
import { issueCertificates } from '../payment/certificate/issue-certificates.ts'
import { parseCertificateTerms } from '../payment/certificate/parse-certificate-terms.ts'
import { listLeftReceipts } from '../payment/receipt/left-receipts.queries.ts'
import { type Db, openDatabase } from '../platform/database/database.ts'
import { toLoggedError } from '../platform/logging/error-for-log.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { startOrExplain } from '../platform/start/start-or-explain.ts'
import { createFolderStorage, createStorage } from '../platform/storage/create-storage.ts'
import { moveObjects } from '../platform/storage/move-objects.ts'
import { importRegions, RegionFileError } from '../shop/region/import-regions.ts'
import { findShopSettings } from '../shop/shop-settings/shop-settings.queries.ts'
import { createProgressBar, type ProgressBar } from './progress-bar.ts'

const usage = `node src/command/shop.ts import yml FILE [--default-stock 10]
node src/command/shop.ts import 1c PATH
node src/command/shop.ts export yml FILE
node src/command/shop.ts import regions FILE
node src/command/shop.ts media move
node src/command/shop.ts audit money [--journal FILE]
node src/command/shop.ts certificates issue --count N --sum S [--currency RUB] [--until 2027-12-31]
`

/** Commands without a file. */
const formsWithoutFile = ['audit money', 'certificates issue', 'media move']

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
  'import 1c': importFrom1c,
  'export yml': exportFile,
  'import regions': importRegions,
  'audit money': printAudit,
  'media move': moveMedia,
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
  const env = await startOrExplain('The command', async () => readEnv())
  const { db, close } = openDatabase(env.DATABASE_URL, 2, createLogger('warn'), {
    statementTimeoutMs: 0,
  })
  await startOrExplain('The command', () => db.execute('select 1'))
  try {
    const lines = await command(db, path, bar)
    bar.end()
    process.stdout.write(`${lines.join('\n')}\n`)
  } catch (error) {
    bar.end()
    const outcome =
      direction === 'media' ? 'Run it again: what was moved is safe.' : 'Nothing was changed.'
    finish(`${outcome}\n${formatError(error, path)}\n`)
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
  const pictures = { storage: await createStorage(readEnv()) }
  return recordImport(db, basename(path), () =>
    importYml(db, path, { defaultStock, pictures, onProgress: report }),
  )
}

async function importFrom1c(db: Db, path: string, { report }: ProgressBar): Promise<string[]> {
  return recordImport(db, basename(path), () => importSet(db, path, report))
}

async function exportFile(db: Db, path: string, { report }: ProgressBar): Promise<string[]> {
  const origin = readEnv().PUBLIC_ORIGIN.replace(/\/+$/, '')
  const offers = await exportYml(db, path, {
    shopName: ((await findShopSettings(db)) ?? firstShopSettings).brand.name.ru,
    origin,
    now: new Date(),
    onProgress: (done) => report(`${done} offers`, 1),
  })
  return [`${offers} offers written to ${path}`]
}

async function printAudit(db: Db): Promise<string[]> {
  const journal = values.journal ? await readJournal(values.journal) : []
  const broken = [...(await auditMoney(db)), ...(await auditJournal(db, journal))]
  const left = await listLeftReceipts(db)
  if (broken.length === 0) {
    return ['Orders, payments, stock, coupons, certificates and messages add up.', ...left]
  }
  process.exitCode = 1
  return [...broken, ...left]
}

/** Moves what this machine stored before the shop had a bucket. */
async function moveMedia(_db: Db, _path: string, { report }: ProgressBar): Promise<string[]> {
  const env = readEnv()
  if (env.S3_BUCKET === '') return ['S3_BUCKET is not set, so the files stay in DATA_DIR/media.']
  const bucket = await createStorage(env)
  report('moving', 0)
  const { objects, bytes } = await moveObjects(createFolderStorage(env), bucket)
  await bucket.close()
  return [`${objects} files moved to the bucket ${env.S3_BUCKET}, ${Math.ceil(bytes / 1e6)} MB`]
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
