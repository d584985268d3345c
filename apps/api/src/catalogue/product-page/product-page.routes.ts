import * as contract from '@svetlitsa/api-client/product-page/contract'
import { handle } from '../../platform/http/handle.ts'
import { readProductPage } from './read-product-page.ts'

export const productPageRoutes = [handle(contract.getProductPage, readProductPage)]
