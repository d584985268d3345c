'use client'

import { ownAddress } from '@svetlitsa/domain/route/own-address'
import { Button } from '@svetlitsa/ui/primitives/button'

/**
 * Asks for the failed page again: the one that `errorUrl` names where it is the shop's own, else the
 * address that failed, which is still the browser's.
 */
export function ReopenButton({ text }: { text: string }) {
  const reopen = () => {
    const named = new URLSearchParams(location.search).get('errorUrl')
    const address = ownAddress(named, location.origin)
    if (address) location.assign(address)
    else location.reload()
  }
  return <Button onClick={reopen}>{text}</Button>
}
