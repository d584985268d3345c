import './app.css'
import { SpaFault } from '@svetlitsa/shell/spa/spa-fault'
import { SpaNotFound } from '@svetlitsa/shell/spa/spa-not-found'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { routeTree } from './route-tree.gen.ts'

const router = createRouter({
  routeTree,
  trailingSlash: 'always',
  scrollRestoration: true,
  defaultNotFoundComponent: SpaNotFound,
  defaultErrorComponent: SpaFault,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
