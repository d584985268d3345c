import { bind } from '../client/bind.ts'
import type * as contract from '../contract/style.ts'

export const getStyles = bind<typeof contract.getStyles>('POST /api_vue/getStyles/')
