import { parseText } from '@svetlitsa/shell/search-params/parse-text'
import { createFileRoute } from '@tanstack/react-router'
import { DeliveryScreen } from '../../../../features/delivery/delivery-screen.tsx'

export const Route = createFileRoute('/personal/order/delivery/$basketGroup')({
  component: Delivery,
  validateSearch: ({ code }) => ({ code: parseText(code) }),
})

function Delivery() {
  const { basketGroup } = Route.useParams()
  const { code } = Route.useSearch()
  return <DeliveryScreen basketGroup={basketGroup} code={code} />
}
