import { buildSpaRootOptions } from '@svetlitsa/shell/spa/spa-root-options'
import { createRootRoute } from '@tanstack/react-router'
import { buildCheckoutWindows } from '../window/build-checkout-windows.ts'

export const Route = createRootRoute(
  buildSpaRootOptions({ app: 'checkout', windows: buildCheckoutWindows }),
)
