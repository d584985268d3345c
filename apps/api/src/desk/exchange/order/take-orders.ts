import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../../platform/services/services.ts'
import type { ApiKeyRow } from '../../api-key/api-key.queries.ts'
import { requireScope } from '../../api-key/authenticate-api-key.ts'
import { FeedError } from '../../import/feed/feed-error.ts'
import { addRun, findParts, findRun, finishRun } from '../exchange.queries.ts'
import { exchangeFileLimit } from '../exchange-file-limit.ts'
import { type ExchangeAnswer, type ExchangeRequest, shopFailed } from '../exchange-request.ts'
import {
  checkFileName,
  clearSession,
  storePart,
  withSessionFiles,
} from '../session/exchange-files.ts'
import { requireExchangeSession } from '../session/exchange-session.ts'
import { confirmOrders, findChangedOrders, noteSentOrders } from './exported-orders.queries.ts'
import { formatOrders } from './format-orders.ts'
import { importOrders } from './import-orders.ts'

/** Orders go out by `query` and `success`, and what 1C made of them comes in by `file`. */
export async function takeOrders(
  services: Services,
  request: FastifyRequest,
  { mode, fileName, body }: ExchangeRequest,
): Promise<ExchangeAnswer> {
  const { id: sessionId, key } = await requireExchangeSession(services, request)
  if (mode === 'init') {
    await clearSession(services, sessionId)
    return ['zip=yes', `file_limit=${exchangeFileLimit}`]
  }
  if (mode === 'query' || mode === 'success') {
    requireScope(key, 'orders:read')
    return mode === 'query' ? sendOrders(services, key) : confirm(services, key)
  }
  requireScope(key, 'orders:write')
  const name = checkFileName(fileName)
  if (mode === 'import') {
    const earlier = await repeatAnswer(services, sessionId, name)
    return earlier ?? readOrders(services, { sessionId, key, fileName: name })
  }
  if (!body || body.length === 0) throw new FeedError('the part is empty')
  await storePart(services, { sessionId, fileName: name, body })
  // Older versions of 1C call no `import`: the last part of a file is where it ends.
  return isEnd(body) ? readOrders(services, { sessionId, key, fileName: name }) : ['success']
}

async function sendOrders({ database, clock }: Services, key: ApiKeyRow): Promise<string> {
  const orders = await findChangedOrders(database.db, key.id)
  await noteSentOrders(database.db, key.id, orders)
  return formatOrders(orders, clock.now())
}

async function confirm({ database }: Services, { id }: ApiKeyRow): Promise<string[]> {
  await database.db.transaction(async (tx) => {
    const count = await confirmOrders(tx, id)
    if (count === 0) return
    const runId = await addRun(tx, {
      apiKeyId: id,
      sessionId: null,
      kind: 'orders-out',
      fileName: '',
    })
    await finishRun(tx, runId, { state: 'done', lines: [`${count} orders`], changed: count })
  })
  return ['success']
}

const END = '</КоммерческаяИнформация>'
/** The same bytes in windows-1251, whose letters follow Unicode at another place. */
const END_IN_1251 = Buffer.from(
  [...END].map((letter) => {
    const code = letter.charCodeAt(0)
    return code > 0x400 ? code - 0x350 : code
  }),
)

/** Whether a part ends a document or an archive. */
function isEnd(part: Buffer): boolean {
  const tail = part.subarray(-100)
  const isArchive = tail.includes(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  return isArchive || tail.includes(END) || tail.includes(END_IN_1251)
}

/** The answer to `import` of a file that was read when its last part came. */
async function repeatAnswer(
  { database }: Services,
  sessionId: string,
  fileName: string,
): Promise<string[] | null> {
  const run = await findRun(database.db, sessionId, fileName)
  const isSentAgain = (await findParts(database.db, sessionId)).some(
    (part) => part.fileName === fileName,
  )
  if (!run || isSentAgain) return null
  return [run.state === 'done' ? 'success' : 'failure', ...run.lines]
}

async function readOrders(
  services: Services,
  { sessionId, key, fileName }: { sessionId: string; key: ApiKeyRow; fileName: string },
): Promise<string[]> {
  const { database, storage } = services
  const { db } = database
  const runId = await addRun(db, { apiKeyId: key.id, sessionId, kind: 'orders-in', fileName })
  try {
    const { lines, changed, refused } = await withSessionFiles(
      { storage, db },
      sessionId,
      async (folder) => importOrders(services, await findDocument(folder, fileName)),
    )
    await finishRun(db, runId, { state: 'done', lines, changed, refused })
    return ['success', ...lines]
  } catch (error) {
    const isExpected = error instanceof FeedError
    const reason = isExpected ? error.format() : shopFailed
    await finishRun(db, runId, { state: 'refused', lines: [reason] })
    throw error
  } finally {
    // What was read is not read again, and the next file of this name is another one.
    await clearSession(services, sessionId)
  }
}

/** The file itself, or the only document of an archive. */
async function findDocument(folder: string, fileName: string): Promise<string> {
  if (!existsSync(join(folder, fileName))) throw new FeedError(`${fileName} was not sent`)
  if (!fileName.toLowerCase().endsWith('.zip')) return join(folder, fileName)
  const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.xml'))
  const [name = ''] = names
  if (names.length !== 1)
    throw new FeedError('the archive must have exactly one document of orders')
  return join(folder, name)
}
