import { createFileRoute } from '@tanstack/react-router'
import { ClaimsScreen } from '../../features/claim/claims-screen.tsx'
import { parseClaimQuery } from '../../features/claim/parse-claim-query.ts'

export const Route = createFileRoute('/order_claim/')({
  component: Claims,
  validateSearch: parseClaimQuery,
})

function Claims() {
  return <ClaimsScreen {...Route.useSearch()} />
}
