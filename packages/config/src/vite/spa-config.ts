import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'

/**
 * One single-page app behind the shop's door: its pages at the addresses of the route table, its
 * assets under /_<app>/, its routes read from src/routes/.
 */
export function spaConfig(app: 'checkout' | 'account' | 'retail' | 'assembler'): UserConfig {
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
      // The content policy lets fonts come as files only.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
    server: { host: '127.0.0.1', strictPort: true, hmr: { path: `/_${app}/hmr` } },
  }
}
