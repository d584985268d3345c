import './app.css'
import { drawApp, spaRouter } from '@svetlitsa/shell/spa/spa-app'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'

const router = createRouter({ ...spaRouter, routeTree })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

drawApp(<RouterProvider router={router} />)
