import { parseText } from '@svetlitsa/shell/search-params/parse-text'
import { parseWholeNumber } from '@svetlitsa/shell/search-params/parse-whole-number'
import { createFileRoute } from '@tanstack/react-router'
import { StaffOrLogin } from '../../../access/staff-or-login.tsx'
import { ProductLinkScreen } from '../../../features/product-link/product-link-screen.tsx'

const MAX_ID = 2_147_483_647

export const Route = createFileRoute('/support-services/product-link/')({
  component: ProductLink,
  validateSearch: ({ q, offer }) => ({
    q: parseText(q),
    offer: parseWholeNumber(offer, { min: 1, max: MAX_ID }),
  }),
})

function ProductLink() {
  const chosen = Route.useSearch()
  return (
    <StaffOrLogin>
      {({ name }) => <ProductLinkScreen userName={name} chosen={chosen} />}
    </StaffOrLogin>
  )
}
