import { parseText } from '@svetlitsa/shell/search-params/parse-text'
import { parseWholeNumber } from '@svetlitsa/shell/search-params/parse-whole-number'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentScreen } from '../../../../features/payment/payment-screen.tsx'

export const Route = createFileRoute('/personal/order/pay/$basketGuid')({
  component: Payment,
  validateSearch: ({ percent, code }) => ({
    percent: parseWholeNumber(percent, { min: 1, max: 100 }),
    code: parseText(code),
  }),
})

function Payment() {
  const { basketGuid } = Route.useParams()
  const { percent: asked, code } = Route.useSearch()
  return <PaymentScreen basketGroup={basketGuid} terms={{ percent: asked }} code={code} />
}
