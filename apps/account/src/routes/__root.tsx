import { buildSpaRootOptions } from '@svetlitsa/shell/spa/spa-root-options'
import { createRootRoute } from '@tanstack/react-router'

export const Route = createRootRoute(buildSpaRootOptions({ app: 'account' }))
