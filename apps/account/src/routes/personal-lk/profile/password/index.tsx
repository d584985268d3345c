import { createFileRoute } from '@tanstack/react-router'
import { PasswordScreen } from '../../../../features/password/password-screen.tsx'

export const Route = createFileRoute('/personal-lk/profile/password/')({
  component: PasswordScreen,
})
