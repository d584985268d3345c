import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createCall } from '../../test-support/create-call.ts'
import { addCatalogue } from '../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
})
afterAll(() => api.close())

/** Opens the stream as a router does, and collects its events until it is live. */
async function readUntilLive(lastHeard?: number): Promise<{ name: string; id: number }[]> {
  const request = get(`${api.origin}/api/internal/purge-stream`, {
    agent: false,
    headers: {
      'x-internal-token': api.services.env.INTERNAL_TOKEN,
      ...(lastHeard === undefined ? {} : { 'last-event-id': lastHeard }),
    },
  })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  let text = ''
  answer.setEncoding('utf8')
  for await (const chunk of answer) {
    text += chunk
    if (text.includes('event: live')) break
  }
  return [...text.matchAll(/(?:id: (\d+)\n)?event: (\w+)/g)].map(([, id, name = '']) => ({
    name,
    id: Number(id ?? 0),
  }))
}

async function noteChange(tag: string): Promise<number> {
  const { rows } = await api.db.execute<{ id: number }>(
    sql`insert into page_change (tags) values (array[${tag}]) returning id::int`,
  )
  return rows[0]?.id ?? 0
}

async function findNewestChange(): Promise<number> {
  const { rows } = await api.db.execute<{ id: number }>(
    sql`select max(id)::int as id from page_change`,
  )
  return rows[0]?.id ?? 0
}

describe('[ops.graceful] the stream of changes', () => {
  it('repeats to a router that connects again every change after the one it heard of last', async () => {
    const heard = await noteChange('product:heard')
    const missed = [await noteChange('product:one'), await noteChange('product:two')]
    const events = await readUntilLive(heard)
    expect(events.at(-1)?.name).toBe('live')
    expect(events.filter(({ id }) => id > heard)).toEqual(
      missed.map((id) => ({ name: 'purge', id })),
    )
    expect(events.some(({ name }) => name === 'reset')).toBe(false)
  })

  it.each([
    ['one that has heard of none', undefined],
    ['one that heard of a change that does not exist', 1_000_000],
  ])('tells %s that it does not know what was missed', async (_, lastHeard) => {
    const newest = await noteChange('product:newest')
    expect(await readUntilLive(lastHeard)).toEqual([
      { name: 'reset', id: newest },
      { name: 'live', id: 0 },
    ])
  })
})

describe('[ops.graceful] an API that has not heard of a change', () => {
  const text = 'Снимается ли чехол?'
  const showsQuestion = async (headers: Record<string, string> = {}): Promise<boolean> => {
    const product = { ELEMENT_CODE: 'divan-polden' }
    const { body } = await api.call('POST', '/api_vue/getProductPage/', product, { headers })
    return JSON.stringify(body.questions).includes(text)
  }

  it('answers a router that has heard of it with the newer data', async () => {
    expect(await showsQuestion()).toBe(false)
    // A change that nobody is notified of, as if the notification were still on its way.
    const id = await api.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`insert into question (product_id, author_name, text, is_approved)
        values (1, 'Ольга', ${text}, true)`)
      const { rows } = await tx.execute<{ id: number }>(
        sql`insert into page_change (tags) values (array['product:divan-polden'])
          returning id::int`,
      )
      return rows[0]?.id
    })
    expect(await showsQuestion()).toBe(false)
    expect(await showsQuestion({ 'x-shop-change': String(id) })).toBe(true)
  })

  it('[ops.heard] answers with the regions as they are since then, though they are still being read', async () => {
    const headers = { 'x-internal-token': api.services.env.INTERNAL_TOKEN }
    const readCodes = async (change: number) => {
      const { body } = await api.call('GET', '/api/internal/router-config', undefined, {
        headers: { ...headers, 'x-shop-change': String(change) },
      })
      return body.regions.map(({ code }: { code: string }) => code)
    }
    const { started } = await api.db.transaction(async (tx) => {
      // The regions are read with their currencies, so the reading waits for this lock.
      await tx.execute(sql`lock table currency in access exclusive mode`)
      await api.db.execute(sql`update region set code = 'stolitsa' where code = 'moscow'`)
      const started = readCodes(await findNewestChange())
      await vi.waitFor(
        async () => {
          const waiting = await api.db.execute(sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`)
          expect(waiting.rows.length).toBeGreaterThan(0)
        },
        { timeout: 30_000 },
      )
      // In an object, so that the transaction does not wait for the work that waits for it.
      return { started }
    })
    expect(await started).toContain('stolitsa')
  })

  it('refuses with 503 while its database does not tell', async () => {
    vi.spyOn(api.services.changes, 'hear').mockResolvedValueOnce(false)
    const product = { SECTION_CODE: 'divany', ELEMENT_CODE: 'divan-polden' }
    const headers = { 'x-shop-change': '999999' }
    const callOnce = createCall(api.origin, { repeatsBusy: false })
    expect((await callOnce('POST', '/api_vue/getProduct/', product, { headers })).status).toBe(503)
  })
})
