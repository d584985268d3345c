import { createFileRoute } from '@tanstack/react-router'
import { PayCodeScreen } from '../../features/payment/pay-code-screen.tsx'

export const Route = createFileRoute('/pay/$code')({ component: PayCode })

function PayCode() {
  const { code } = Route.useParams()
  return <PayCodeScreen code={code} />
}
