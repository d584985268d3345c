import { createFileRoute } from '@tanstack/react-router'
import { BalanceScreen } from '../../../features/balance/balance-screen.tsx'

export const Route = createFileRoute('/assembler/balance/')({ component: BalanceScreen })
