import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/retail-lk/')({
  beforeLoad: () => {
    throw redirect({ to: '/retail-lk/orders/', replace: true })
  },
})
