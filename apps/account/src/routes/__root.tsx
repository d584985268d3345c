import { buildLoginGuard } from '@svetlitsa/shell/session/build-login-guard'
import { buildSpaRootOptions } from '@svetlitsa/shell/spa/spa-root-options'
import { createRootRoute } from '@tanstack/react-router'
import { LoginScreen } from '../account/login-screen.tsx'

export const Route = createRootRoute(
  buildSpaRootOptions({ app: 'account', guard: buildLoginGuard(LoginScreen) }),
)
