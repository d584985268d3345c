import { parseArgs } from 'node:util'
import * as contract from '@svetlitsa/api-client/api-key/contract'
import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import { apiKeyLimit, apiKeyScopes } from '@svetlitsa/domain/api-key/api-key-scope'
import { findApiKeys, revokeApiKey } from '../desk/api-key/api-key.queries.ts'
import { createApiKey } from '../desk/api-key/create-api-key.ts'
import { readEnv } from '../env.ts'
import { type Db, openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { startOrExplain } from '../platform/start/start-or-explain.ts'

type Terms = ParsedInput<typeof contract.createApiKey>

const usage = `node src/command/keys.ts list
node src/command/keys.ts create NAME [--scopes ${apiKeyScopes.join(',')}] [--per-minute ${apiKeyLimit.usual}]
node src/command/keys.ts revoke LOGIN
`

/** Lists, creates and revokes API keys (exchange.keys). */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    scopes: { type: 'string', default: apiKeyScopes.join(',') },
    'per-minute': { type: 'string', default: String(apiKeyLimit.usual) },
  },
})
const [action, subject, ...more] = positionals
const lines = more.length === 0 ? await runAction() : null
if (lines) process.stdout.write(`${lines.join('\n')}\n`)
else {
  process.stderr.write(usage)
  process.exitCode = 1
}

async function runAction(): Promise<string[] | null> {
  if (action === 'list' && !subject) return withDatabase(list)
  if (action === 'revoke' && subject) return withDatabase((db) => revoke(db, subject))
  const terms = action === 'create' ? parseTerms(subject) : null
  return terms && withDatabase((db) => create(db, terms))
}

async function withDatabase(work: (db: Db) => Promise<string[]>): Promise<string[]> {
  const env = await startOrExplain('The command', async () => readEnv())
  const { db, close } = openDatabase(env.DATABASE_URL, 1, createLogger('warn'))
  try {
    return await startOrExplain('The command', () => work(db))
  } finally {
    await close()
  }
}

/** What a key may do, checked as the call that creates one checks it; null if it is refused. */
function parseTerms(name = ''): Terms | null {
  const { data } = contract.createApiKey.body.safeParse({
    name,
    scopes: values.scopes.split(','),
    callsPerMinute: Number(values['per-minute']),
  })
  return data ?? null
}

async function list(db: Db): Promise<string[]> {
  const keys = await findApiKeys(db)
  return keys.map(({ prefix, name, scopes, callsPerMinute, lastUsedAt, revokedAt }) =>
    [
      prefix,
      name,
      scopes.join(','),
      `${callsPerMinute} a minute`,
      `used ${lastUsedAt?.toISOString() ?? 'never'}`,
      ...(revokedAt ? [`revoked ${revokedAt.toISOString()}`] : []),
    ].join('  '),
  )
}

async function create(db: Db, terms: Terms): Promise<string[]> {
  const { row, secret } = await createApiKey(db, terms)
  return [
    `login   ${row.prefix}`,
    `secret  ${secret}`,
    'The secret is not shown again: the shop keeps only a hash of it.',
  ]
}

async function revoke(db: Db, login: string): Promise<string[]> {
  if (await revokeApiKey(db, login, new Date())) return [`${login} is revoked`]
  process.exitCode = 1
  return [`no key ${login} works`]
}
