import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import type { CatalogueDirectory } from '../modules/catalogue/catalogue-directory.ts'
import type { MessageSenders } from '../modules/message/create-senders.ts'
import type { RegionDirectory } from '../modules/region/region-directory.ts'
import type { Captcha } from '../modules/session/captcha.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { ChangeFeed } from './change-feed.ts'
import type { Database } from './database.ts'
import type { RequestMemory } from './request-memory.ts'

/** What lives as long as the process and is handed to every request. */
export interface Services {
  env: Env
  log: Logger
  database: Database
  regions: RegionDirectory
  catalogue: CatalogueDirectory
  answers: AnswerCache
  changes: ChangeFeed
  senders: MessageSenders
  captcha: Captcha
  requests: RequestMemory
  /** Where this process listens, once it does. */
  ownOrigin(): string
  listensAt(origin: string): void
}
