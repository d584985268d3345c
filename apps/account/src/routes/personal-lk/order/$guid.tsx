import { parseChoice } from '@svetlitsa/shell/search-params/parse-choice'
import { createFileRoute } from '@tanstack/react-router'
import { OrderScreen } from '../../../features/order/order-screen.tsx'

export const Route = createFileRoute('/personal-lk/order/$guid')({
  component: OnlyOrder,
  validateSearch: ({ form }) => ({ form: parseChoice(['day', 'close', 'refund'], form) }),
})

function OnlyOrder() {
  const { guid } = Route.useParams()
  const { form = null } = Route.useSearch()
  return <OrderScreen guid={guid} form={form} />
}
