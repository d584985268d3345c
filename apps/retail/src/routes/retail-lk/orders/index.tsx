import { createFileRoute } from '@tanstack/react-router'
import { RetailOrdersScreen } from '../../../features/order/retail-orders-screen.tsx'

export const Route = createFileRoute('/retail-lk/orders/')({ component: RetailOrdersScreen })
