import { createFileRoute } from '@tanstack/react-router'
import { OrdersScreen } from '../../../features/order/orders-screen.tsx'

export const Route = createFileRoute('/assembler/orders/')({ component: OrdersScreen })
