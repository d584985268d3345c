import { createFileRoute } from '@tanstack/react-router'
import { SharedBasketScreen } from '../../../../features/basket-share/shared-basket-screen.tsx'

export const Route = createFileRoute('/personal/basket/share/$id')({ component: SharedBasket })

function SharedBasket() {
  const { id } = Route.useParams()
  return <SharedBasketScreen key={id} code={id} />
}
