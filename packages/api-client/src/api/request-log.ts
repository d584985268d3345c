import { bind } from '../client/bind.ts'
import type * as contract from '../contract/request-log.ts'

export const getRequestLog = bind<typeof contract.getRequestLog>('POST /api_vue/develop/requests/')
