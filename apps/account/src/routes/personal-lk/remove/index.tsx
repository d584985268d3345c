import { createFileRoute } from '@tanstack/react-router'
import { RemovalScreen } from '../../../features/removal/removal-screen.tsx'

export const Route = createFileRoute('/personal-lk/remove/')({ component: RemovalScreen })
