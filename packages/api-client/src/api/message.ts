import { bind } from '../client/bind.ts'
import type * as contract from '../contract/message.ts'

export const getOutbox = bind<typeof contract.getOutbox>('POST /api_vue/develop/outbox/')
