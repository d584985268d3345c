import { spaConfig } from '@svetlitsa/config/vite/spa-config.ts'

export default spaConfig('account')
