'use client'

import { toSameOriginPath } from '@svetlitsa/domain/route/to-same-origin-path'
import { Button } from '@svetlitsa/ui/actions/button'

/**
 * Requests the failed page again: the address in `errorUrl` when it belongs to the shop, otherwise
 * the current address.
 */
export function RetryButton({ text }: { text: string }) {
  const retry = () => {
    const errorUrl = new URLSearchParams(location.search).get('errorUrl')
    const address = toSameOriginPath(errorUrl, location.origin)
    if (address) location.assign(address)
    else location.reload()
  }
  return <Button onClick={retry}>{text}</Button>
}
