import type { Language } from '@svetlitsa/domain/language/language'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { routeTree } from '../route-tree.gen.ts'

/** Opens an address of the account, as a page load does. */
export function openAccount(address: string, language: Language = 'ru') {
  return openAddress(routeTree, address, language)
}
