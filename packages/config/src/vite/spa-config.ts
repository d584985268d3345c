import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'

/**
 * Vite configuration of a single-page app: pages at the addresses of the route table, assets under
 * /_<app>/, routes from src/routes/.
 */
export function createSpaConfig(app: 'checkout' | 'account' | 'retail' | 'assembler'): UserConfig {
  return {
    base: `/_${app}/`,
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        generatedRouteTree: './src/route-tree.gen.ts',
        quoteStyle: 'single',
      }),
      react(),
      tailwindcss(),
    ],
    build: {
      target: 'es2022',
      sourcemap: false,
      modulePreload: { polyfill: false },
      // The content security policy allows fonts only as files.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
    server: { host: '127.0.0.1', strictPort: true, hmr: { path: `/_${app}/hmr` } },
  }
}
