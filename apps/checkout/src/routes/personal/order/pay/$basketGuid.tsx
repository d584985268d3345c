import { createFileRoute } from '@tanstack/react-router'
import { PaymentScreen } from '../../../../features/payment/payment-screen.tsx'

export const Route = createFileRoute('/personal/order/pay/$basketGuid')({ component: Payment })

function Payment() {
  const { basketGuid } = Route.useParams()
  return <PaymentScreen basketGuid={basketGuid} />
}
