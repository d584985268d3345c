import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildTestEnvironment, readShopSettings, root } from './env.ts'

it('defaults to a demonstration on port 3000 with its data in the project folder', () => {
  const settings = readShopSettings({})
  expect(settings).toMatchObject({ port: 3000, databaseUrl: undefined, demo: true })
  expect(settings.dataDir).toBe(join(root, '.data'))
  expect(settings.hosts).toContain('127.0.0.1')
})

it('reads PORT, HOST, DATA_DIR, DATABASE_URL and NODE_ENV from the environment', () => {
  const env = {
    PORT: '8080',
    HOST: '0.0.0.0, ::',
    DATA_DIR: '../data',
    DATABASE_URL: 'postgres://x/y',
    NODE_ENV: 'production',
  }
  expect(readShopSettings(env)).toMatchObject({
    port: 8080,
    hosts: ['0.0.0.0', '::'],
    dataDir: join(root, '..', 'data'),
    databaseUrl: 'postgres://x/y',
    demo: false,
  })
})

it.each(['abc', '-1', '65536', '3000.5'])('refuses the port %s with a message', (PORT) => {
  expect(() => readShopSettings({ PORT })).toThrow(`PORT is «${PORT}»`)
})

it('isolates the tests from the user’s shop and data', () => {
  const env = {
    DATABASE_URL: 'x',
    DATA_DIR: 'x',
    PORT: '1',
    NODE_ENV: 'production',
    HOST: 'x',
    PATH: 'p',
    CI: 'true',
  }
  expect(buildTestEnvironment(env)).toEqual({ PATH: 'p', CI: 'true' })
})
