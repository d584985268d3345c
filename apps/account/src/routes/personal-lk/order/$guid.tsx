import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { OrderScreen } from '../../../features/order/order-screen.tsx'

const query = z.object({
  form: z.catch(z.optional(z.enum(['day', 'close', 'refund'])), undefined),
})

export const Route = createFileRoute('/personal-lk/order/$guid')({
  component: OnlyOrder,
  validateSearch: (found) => query.parse(found),
})

function OnlyOrder() {
  const { guid } = Route.useParams()
  const { form = null } = Route.useSearch()
  return <OrderScreen guid={guid} form={form} />
}
