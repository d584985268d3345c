import { createFileRoute } from '@tanstack/react-router'
import { TodayScreen } from '../../features/order/today-screen.tsx'

export const Route = createFileRoute('/assembler/')({ component: TodayScreen })
