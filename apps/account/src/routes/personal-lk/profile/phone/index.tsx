import { createFileRoute } from '@tanstack/react-router'
import { PhoneScreen } from '../../../../features/phone/phone-screen.tsx'

export const Route = createFileRoute('/personal-lk/profile/phone/')({ component: PhoneScreen })
