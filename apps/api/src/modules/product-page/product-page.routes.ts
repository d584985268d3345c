import * as contract from '@svetlitsa/api-client/contract/product-page'
import { handle } from '../../platform/handle.ts'
import { readProductPage } from './read-product-page.ts'

export const productPageRoutes = [handle(contract.getProductPage, readProductPage)]
