import { createFileRoute, redirect } from '@tanstack/react-router'

/** The cabinet opens on the orders: that is what people come for. */
export const Route = createFileRoute('/personal-lk/')({
  beforeLoad: () => {
    throw redirect({ to: '/personal-lk/orders/', replace: true })
  },
})
