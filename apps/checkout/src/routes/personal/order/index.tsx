import { createFileRoute } from '@tanstack/react-router'
import { BasketScreen } from '../../../features/basket/basket-screen.tsx'

export const Route = createFileRoute('/personal/order/')({ component: BasketScreen })
