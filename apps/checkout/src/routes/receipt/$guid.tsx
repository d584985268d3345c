import { createFileRoute } from '@tanstack/react-router'
import { ReceiptScreen } from '../../features/receipt/receipt-screen.tsx'

export const Route = createFileRoute('/receipt/$guid')({ component: Receipt })

function Receipt() {
  const { guid } = Route.useParams()
  return <ReceiptScreen guid={guid} />
}
