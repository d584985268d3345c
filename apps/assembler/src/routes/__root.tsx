import { buildSpaRootOptions } from '@svetlitsa/shell/spa/spa-root-options'
import { createRootRoute } from '@tanstack/react-router'
import { CabinetGuard } from '../access/cabinet-guard.tsx'

export const Route = createRootRoute(buildSpaRootOptions({ app: 'assembler', guard: CabinetGuard }))
