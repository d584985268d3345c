import { parseGuid } from '@svetlitsa/shell/search-params/parse-guid'
import { createFileRoute } from '@tanstack/react-router'
import { SbpErrorScreen } from '../../features/payment/sbp-error-screen.tsx'

export const Route = createFileRoute('/sbp-error/')({
  component: SbpError,
  validateSearch: ({ basketGuid }) => ({ basketGuid: parseGuid(basketGuid) }),
})

function SbpError() {
  const { basketGuid } = Route.useSearch()
  return <SbpErrorScreen basketGroup={basketGuid} />
}
