import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HotPages } from './hot-pages.ts'
import { buildPageRequest, type PageRequest } from './page-request.ts'

const page = { path: '/z1/ru/person/news/', query: 'a=1', hostname: 'localhost', secure: true }
const log = pino({ level: 'silent' })
let dir = ''

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hot-pages-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

async function listWarmed(keys: string[] = []): Promise<{ hot: HotPages; warmed: PageRequest[] }> {
  const warmed: PageRequest[] = []
  const warm = vi.fn(async (request: PageRequest) => void warmed.push(request))
  const hot = new HotPages(dir, { warm, store: { keys: () => keys } } as never, log)
  await hot.warm(['z1'], 'https://shop.example')
  return { hot, warmed }
}

it('warms the first page and the catalogue if nothing was recorded', async () => {
  const { warmed } = await listWarmed()
  expect(warmed.map(({ path }) => path)).toEqual(['/z1/ru/person/', '/z1/ru/person/catalog/'])
})

it('warms the pages that were recorded', async () => {
  const request = buildPageRequest({ ...page, noindex: true })
  const { hot } = await listWarmed([request.key])
  hot.note(request)
  await hot.save()
  expect((await listWarmed()).warmed).toEqual([request])
})

it('reads what an older router has recorded', async () => {
  const older = { ...page, noindex: false, key: 'older', rsc: { rsc: '1' } }
  await writeFile(join(dir, 'hot-pages.json'), JSON.stringify([{ ...older, rsc: null }, older]))
  const request = buildPageRequest({ ...page, noindex: false })
  const { hot, warmed } = await listWarmed([request.key])
  expect(warmed).toEqual([request])
  hot.note(request)
  await hot.save()
  expect(await readFile(join(dir, 'hot-pages.json'), 'utf8')).not.toContain('rsc')
})
