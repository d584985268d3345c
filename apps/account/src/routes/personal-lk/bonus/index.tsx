import { createFileRoute } from '@tanstack/react-router'
import { BonusScreen } from '../../../features/bonus/bonus-screen.tsx'

export const Route = createFileRoute('/personal-lk/bonus/')({ component: BonusScreen })
