import type { Language } from '@svetlitsa/domain/language/language'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, within } from '@testing-library/react'
import { routeTree } from '../route-tree.gen.ts'

export { findWindow, matchText } from '@svetlitsa/shell/test-support/open-address'

/** Opens an address of the checkout and waits for its main part. */
export async function openScreen(path: string, language: Language = 'ru') {
  const { user, router, unmount } = openAddress(routeTree, path, language)
  const main = await screen.findByRole('main')
  return { user, router, main: within(main), close: unmount }
}
