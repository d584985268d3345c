import { createFileRoute, redirect } from '@tanstack/react-router'

/** The account opens with the orders, its most visited page. */
export const Route = createFileRoute('/personal-lk/')({
  beforeLoad: () => {
    throw redirect({ to: '/personal-lk/orders/', replace: true })
  },
})
