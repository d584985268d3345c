import { parseArgs } from 'node:util'
import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import * as contract from '@svetlitsa/api-client/webhook/contract'
import { webhookEvents } from '@svetlitsa/domain/webhook/webhook'
import { type Env, readEnv } from '../env.ts'
import { type Db, openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { startOrExplain } from '../platform/start/start-or-explain.ts'
import { createWebhook, rotateWebhookSecret } from '../shop/webhook/create-webhook.ts'
import {
  findWebhooks,
  removeWebhook,
  setWebhookPaused,
} from '../shop/webhook/webhook-endpoint.queries.ts'

type Terms = ParsedInput<typeof contract.createWebhook>
type Work = (db: Db, env: Env) => Promise<string[]>

const usage = `node src/command/webhooks.ts list
node src/command/webhooks.ts add NAME URL [--events ${webhookEvents.join(',')}]
node src/command/webhooks.ts pause|start|rotate|remove ID
`

/** Lists and changes webhooks (exchange.webhooks). */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { events: { type: 'string', default: webhookEvents.join(',') } },
})
const work = chooseWork()
if (work) process.stdout.write(`${(await withDatabase(work)).join('\n')}\n`)
else {
  process.stderr.write(usage)
  process.exitCode = 1
}

function chooseWork(): Work | null {
  const [action, subject = '', url = '', ...more] = positionals
  if (more.length > 0) return null
  if (action === 'list' && !subject) return list
  if (action === 'add') {
    const terms = parseTerms(subject, url)
    return terms && ((db, env) => add(db, env, terms))
  }
  const id = Number(subject)
  if (url || !Number.isInteger(id) || id < 1) return null
  if (action === 'pause' || action === 'start')
    return (db) => tell(setWebhookPaused(db, id, action === 'pause'), id, action)
  if (action === 'remove') return (db) => tell(removeWebhook(db, id), id, action)
  return action === 'rotate' ? (db) => rotate(db, id) : null
}

async function withDatabase(run: Work): Promise<string[]> {
  const env = await startOrExplain('The command', async () => readEnv())
  const { db, close } = openDatabase(env.DATABASE_URL, 1, createLogger('warn'))
  try {
    return await startOrExplain('The command', () => run(db, env))
  } finally {
    await close()
  }
}

/** What a webhook is told, checked as the call that adds one checks it; null if it is refused. */
function parseTerms(name: string, url: string): Terms | null {
  const given = { name, url, events: values.events.split(',') }
  return contract.createWebhook.body.safeParse(given).data ?? null
}

async function list(db: Db): Promise<string[]> {
  const webhooks = await findWebhooks(db)
  return webhooks.map(({ id, name, url, state, disabledReason, events }) =>
    [id, name, url, disabledReason ? `${state}, ${disabledReason}` : state, events.join(',')].join(
      '  ',
    ),
  )
}

async function add(db: Db, env: Env, terms: Terms): Promise<string[]> {
  const created = await createWebhook(db, env.NODE_ENV, terms)
  if (typeof created !== 'string') return describeSecret(created.row.id, created.secret)
  process.exitCode = 1
  return [
    created === 'too-many'
      ? 'the shop has as many webhooks as it may have'
      : 'the address must be https on the public internet, without a login in it',
  ]
}

async function rotate(db: Db, id: number): Promise<string[]> {
  const rotated = await rotateWebhookSecret(db, id, new Date())
  if (!rotated) return tell(Promise.resolve(false), id, 'rotate')
  return [...describeSecret(id, rotated.secret), 'The former secret works for another day.']
}

function describeSecret(id: number, secret: string): string[] {
  return [`webhook ${id}`, `secret  ${secret}`, 'The secret is not shown again.']
}

async function tell(done: Promise<boolean>, id: number, action: string): Promise<string[]> {
  if (await done) return [`webhook ${id}: ${action} is done`]
  process.exitCode = 1
  return [`there is no webhook ${id}`]
}
