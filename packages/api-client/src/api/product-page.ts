import { bind } from '../client/bind.ts'
import type * as contract from '../contract/product-page.ts'

export const getProductPage = bind<typeof contract.getProductPage>('POST /api_vue/getProductPage/')
