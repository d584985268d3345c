import { useClientValue } from '@svetlitsa/api-client/hydration/use-client-value'
import { toSameOriginPath } from '@svetlitsa/domain/route/path'
import { Button } from '@svetlitsa/ui/actions/button'

/**
 * Opens the failed page again: the address in `errorUrl`. Without one, or with one outside the shop,
 * there is nothing to open (error.page, query.server).
 */
export function ReopenLink({ text }: { text: string }) {
  const address = useClientValue(readErrorUrl())
  if (!address) return null
  return (
    <Button kind="white" href={address}>
      {text}
    </Button>
  )
}

function readErrorUrl(): string | null {
  if (typeof location === 'undefined') return null
  const errorUrl = new URLSearchParams(location.search).get('errorUrl')
  return toSameOriginPath(errorUrl, location.origin)
}
