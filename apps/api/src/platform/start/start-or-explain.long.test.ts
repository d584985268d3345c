import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@svetlitsa/config/test-database/create-test-database.ts'
import { expect, it, vi } from 'vitest'
import { listen } from '../../test-support/listen.ts'
import { fastStart } from '../../test-support/run-api.ts'

const source = join(import.meta.dirname, '..', '..')
const token = 'a'.repeat(24)

// Every test starts a process, which takes minutes on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

it.each(['main.ts', 'command/migrate.ts', 'command/shop.ts'])(
  'a database that does not exist is told in two lines by %s',
  async (program) => {
    const database = await createTestDatabase()
    const url = new URL(database.url)
    url.pathname = '/no_such_shop'
    const { code, lines } = await run(program, { DATABASE_URL: url.href, INTERNAL_TOKEN: token })
    await database.drop()
    expect(code).toBe(3)
    expect(lines).toEqual([
      expect.stringMatching(
        /cannot start: the database does not exist at .*\/no_such_shop \(3D000\)\.$/,
      ),
      'Check DATABASE_URL (postgres://user:password@host:port/database) and the server.',
    ])
  },
)

it('a server that does not listen is told in two lines, without the password', async () => {
  const DATABASE_URL = 'postgres://shop:secret@127.0.0.1:1/shop'
  const { code, lines } = await run('main.ts', { DATABASE_URL, INTERNAL_TOKEN: token })
  expect(code).toBe(3)
  expect(lines).toEqual([
    'The API cannot start: no PostgreSQL server listens at 127.0.0.1:1/shop (ECONNREFUSED).',
    'Check DATABASE_URL (postgres://user:password@host:port/database) and the server.',
  ])
})

it('all invalid settings are told at once', async () => {
  const { code, lines } = await run('main.ts', { DATABASE_URL: 'shop', INTERNAL_TOKEN: 'short' })
  expect(code).toBe(3)
  expect(lines).toEqual([
    'The API cannot start: invalid settings (DATABASE_URL: must be ' +
      'postgres://user:password@host:port/database; INTERNAL_TOKEN: must have at least 16 characters).',
    'Correct these environment variables; docs/settings.md explains them.',
  ])
})

it('addresses that cannot be called and files that do not exist are told at once', async () => {
  const wrong = { KASPI_URL: 'kaspi', REDIS_URL: 'redis://:port', SMTP_URL: 'mail.example.com' }
  const missing = { KASPI_CERTIFICATE_FILE: '/nowhere/kaspi.pem' }
  const valid = { DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop', INTERNAL_TOKEN: token }
  const { code, lines } = await run('main.ts', { ...valid, ...wrong, ...missing })
  expect(code).toBe(3)
  expect(lines[0]).toBe(
    'The API cannot start: invalid settings (KASPI_URL: must be https://host or http://host; ' +
      'KASPI_CERTIFICATE_FILE: names no file; ' +
      'REDIS_URL: must be redis://host:port or rediss://host:port; ' +
      'SMTP_URL: must be smtps://user:password@host:port).',
  )
})

it('a port that another program uses is told in two lines', async () => {
  const database = await createTestDatabase()
  const other = createServer()
  const { port, host } = new URL(await listen(other))
  const env = { DATABASE_URL: database.url, INTERNAL_TOKEN: token, PORT: port, DATA_DIR: tmpdir() }
  const { code, lines } = await run('main.ts', env)
  other.close()
  await database.drop()
  expect(code).toBe(3)
  expect(lines).toEqual([
    `The API cannot start: it cannot listen on ${host} (EADDRINUSE).`,
    'Another program listens there: stop it, or choose another PORT.',
  ])
})

it('a data folder that cannot be created is told in two lines', async () => {
  const database = await createTestDatabase()
  const folder = join(import.meta.filename, 'data')
  const env = { DATABASE_URL: database.url, INTERNAL_TOKEN: token, PORT: '0', DATA_DIR: folder }
  const { code, lines } = await run('main.ts', env)
  await database.drop()
  expect(code).toBe(3)
  expect(lines).toEqual([
    `The API cannot start: ${folder} cannot be used (ENOTDIR).`,
    'Check DATA_DIR: another folder, or the rights of this one.',
  ])
})

it('a database without the tables of the shop is told in two lines', async () => {
  const database = await createTestDatabase()
  const url = new URL(database.url)
  url.pathname = '/postgres'
  const env = { DATABASE_URL: url.href, INTERNAL_TOKEN: token, PORT: '0' }
  const { code, lines } = await run('main.ts', env)
  await database.drop()
  expect(code).toBe(3)
  expect(lines).toEqual([
    expect.stringMatching(
      /^The API cannot start: .*\/postgres does not have the tables of this version\.$/,
    ),
    'Migrate it: node src/command/migrate.ts in apps/api.',
  ])
})

/** Runs a program of the API to its end. */
function run(
  program: string,
  env: Record<string, string>,
): Promise<{ code: unknown; lines: string[] }> {
  const parameters = program.endsWith('shop.ts') ? ['audit', 'money'] : []
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...fastStart.args, join(source, program), ...parameters],
      { env: { ...fastStart.env, ...env } },
      (error, _stdout, stderr) =>
        resolve({ code: error?.code ?? 0, lines: stderr.trim().split('\n') }),
    )
  })
}
