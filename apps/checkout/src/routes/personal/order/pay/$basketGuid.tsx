import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { PaymentScreen } from '../../../../features/payment/payment-screen.tsx'

const percent = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))
const search = z.object({ percent: z.catch(z.optional(percent), undefined) })

export const Route = createFileRoute('/personal/order/pay/$basketGuid')({
  component: Payment,
  validateSearch: (query) => search.parse(query),
})

function Payment() {
  const { basketGuid } = Route.useParams()
  const { percent: asked } = Route.useSearch()
  return <PaymentScreen basketGuid={basketGuid} terms={{ percent: asked }} />
}
