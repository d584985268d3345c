import { createSpaConfig } from '@svetlitsa/config/vite/spa-config.ts'

export default createSpaConfig('account')
