import { createFileRoute } from '@tanstack/react-router'
import { OverviewScreen } from '../../features/overview/overview-screen.tsx'

export const Route = createFileRoute('/personal-lk/')({ component: OverviewScreen })
