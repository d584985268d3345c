import { exchangeKinds, exchangeStates } from '@svetlitsa/domain/exchange/exchange'
import { parseChoice } from '@svetlitsa/shell/search-params/parse-choice'
import { createFileRoute } from '@tanstack/react-router'
import { OwnersOnly } from '../../../../access/owners-only.tsx'
import { ExchangeScreen } from '../../../../features/exchange/exchange-screen.tsx'

export const Route = createFileRoute('/retail-lk/shop/exchange/')({
  component: ShopExchange,
  validateSearch: ({ kind, state }) => ({
    kind: parseChoice(exchangeKinds, kind),
    state: parseChoice(exchangeStates, state),
  }),
})

function ShopExchange() {
  const chosen = Route.useSearch()
  return <OwnersOnly>{({ name }) => <ExchangeScreen userName={name} chosen={chosen} />}</OwnersOnly>
}
