import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createTestDatabase } from '@svetlitsa/config/test-database/create-test-database.ts'
import { normalizeCertificateCode } from '@svetlitsa/domain/certificate/certificate-code'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyPassword } from '../../people/login/password/hash-password.ts'
import { type Db, openDatabase } from '../../platform/database/database.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { certificate, certificateBatch } from '../../schema/certificate.table.ts'
import { findCertificate } from '../provider/certificate.queries.ts'

let url: string
let db: Db
let close: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  url = database.url
  const opened = openDatabase(url, 2, createLogger('silent'))
  db = opened.db
  close = () => opened.close().then(database.drop)
})
afterAll(() => close())

async function runCommand(...options: string[]): Promise<{ lines: string[]; error: string }> {
  const env = { ...process.env, DATABASE_URL: url, INTERNAL_TOKEN: 'a token of sixteen' }
  const ran = promisify(execFile)(
    process.execPath,
    ['src/command/shop.ts', 'certificates', 'issue', ...options],
    { env },
  )
  return ran.then(
    ({ stdout }) => ({ lines: stdout.trim().split('\n'), error: '' }),
    ({ stderr }: { stderr: string }) => ({ lines: [], error: stderr }),
  )
}

describe('[certificate.currency] the command that issues certificates', () => {
  it('prints every code and key once, and stores hashes of the keys', async () => {
    const terms = ['--count', '3', '--sum', '7000', '--currency', 'KZT', '--until', '2099-12-31']
    const { lines } = await runCommand(...terms)
    const [header, ...rows] = lines
    expect(header).toBe('code,secret_key,sum,currency,valid_until')
    expect(rows).toHaveLength(3)
    for (const row of rows) {
      const [code = '', key = '', ...rest] = row.split(',')
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
      expect(key).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(rest).toEqual(['7000', 'KZT', '2099-12-31'])
      const stored = await findCertificate(db, normalizeCertificateCode(code))
      expect(stored).toMatchObject({ face: 7_000, balance: 7_000, currencyCode: 'KZT' })
      expect(stored?.validUntil?.toISOString()).toBe('2099-12-31T20:59:59.999Z')
      expect(await verifyPassword(stored?.keyHash ?? null, normalizeCertificateCode(key))).toBe(
        true,
      )
      expect(JSON.stringify(stored)).not.toContain(normalizeCertificateCode(key))
    }
    expect(await db.select({ count: certificateBatch.count }).from(certificateBatch)).toEqual([
      { count: 3 },
    ])
  })

  it.each([
    ['no count', ['--sum', '100']],
    ['a sum of nothing', ['--count', '1', '--sum', '0']],
    ['a currency that the shop does not take', ['--count', '1', '--sum', '1', '--currency', 'USD']],
    ['a date that does not exist', ['--count', '1', '--sum', '1', '--until', '2026-02-30']],
  ])('issues nothing for %s', async (_mistake, options) => {
    const before = await db.$count(certificate)
    expect((await runCommand(...options)).error).toContain('Nothing was changed')
    expect(await db.$count(certificate)).toBe(before)
  })
})
