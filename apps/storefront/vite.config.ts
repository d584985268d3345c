import { createIslandConfig } from '@svetlitsa/config/vite/island-config.ts'

export default createIslandConfig({
  start: 'src/island/browser/start/start.ts',
  page: 'src/island/browser/page.ts',
  server: 'src/island/server/island-renderer.ts',
})
