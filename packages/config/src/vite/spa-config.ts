import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { bundledLanguages, bundleLanguage } from './bundle-language.ts'
import { limitFirstLoad } from './limit-first-load.ts'
import { listFiles } from './list-files.ts'

const formModules = /\/react-hook-form\/|\/shell\/src\/form\/(use-call-form|bind-fields)\.ts/

/**
 * Vite configuration of a single-page app: pages at the addresses of the route table, assets under
 * /_<app>/, routes from src/routes/.
 */
export function createSpaConfig(app: 'checkout' | 'account' | 'retail' | 'assembler'): UserConfig {
  // The cabinets of staff have no promised weight.
  const isCustomerApp = app === 'checkout' || app === 'account'
  return {
    base: `/_${app}/`,
    plugins: [
      bundleLanguage(),
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        generatedRouteTree: './src/route-tree.gen.ts',
        quoteStyle: 'single',
      }),
      react(),
      tailwindcss(),
      isCustomerApp && limitFirstLoad(141),
      app === 'assembler' && listFiles(),
    ],
    build: {
      target: 'es2022',
      sourcemap: false,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      // The content security policy allows fonts only as files.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      rolldownOptions: {
        // One file compresses better than fifteen: what every screen loads is one, and what many
        // screens and windows share is another. Only forms load what is for forms.
        output: {
          codeSplitting: {
            groups: [
              { name: 'initial', tags: ['$initial'], priority: 2 },
              {
                name: 'form',
                test: formModules,
                includeDependenciesRecursively: false,
                priority: 1,
              },
              { name: 'shared', minShareCount: 10 },
            ],
          },
        },
      },
    },
    environments: Object.fromEntries(
      bundledLanguages.map((language, index) => [
        language,
        {
          consumer: 'client',
          build: { rolldownOptions: { input: 'index.html' }, emptyOutDir: index === 0 },
        },
      ]),
    ),
    builder: {
      async buildApp(builder) {
        // Russian comes last: the router takes over a build when index.html is there.
        for (const language of bundledLanguages) {
          const environment = builder.environments[language]
          if (environment) await builder.build(environment)
        }
      },
    },
    server: { host: '127.0.0.1', strictPort: true, hmr: { path: `/_${app}/hmr` } },
  }
}
