import { createIslandConfig } from '@svetlitsa/config/vite/island-config.ts'

export default createIslandConfig({
  start: 'src/island-entry/start.ts',
  page: 'src/island-entry/page.ts',
  server: 'src/island-entry/island-renderer.ts',
})
