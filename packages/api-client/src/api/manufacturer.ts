import { bind } from '../client/bind.ts'
import type * as contract from '../contract/manufacturer.ts'

export const getManufactures = bind<typeof contract.getManufactures>(
  'POST /api_vue/getManufactures/',
)
