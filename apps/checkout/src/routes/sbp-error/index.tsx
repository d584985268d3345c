import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { SbpErrorScreen } from '../../features/payment/sbp-error-screen.tsx'

const search = z.object({ basketGuid: z.catch(z.optional(z.guid()), undefined) })

export const Route = createFileRoute('/sbp-error/')({
  component: SbpError,
  validateSearch: (query) => search.parse(query),
})

function SbpError() {
  const { basketGuid } = Route.useSearch()
  return <SbpErrorScreen basketGuid={basketGuid} />
}
