import './app.css'
import { renderSpa, spaRouterOptions } from '@svetlitsa/shell/spa/render-spa'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'

const router = createRouter({ ...spaRouterOptions, routeTree })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

renderSpa(<RouterProvider router={router} />)
