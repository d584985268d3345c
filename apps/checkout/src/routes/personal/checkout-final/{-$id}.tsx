import { createFileRoute } from '@tanstack/react-router'
import { FinalScreen } from '../../../features/checkout-final/final-screen.tsx'

export const Route = createFileRoute('/personal/checkout-final/{-$id}')({ component: Final })

function Final() {
  const { id } = Route.useParams()
  return <FinalScreen key={id} id={id} />
}
