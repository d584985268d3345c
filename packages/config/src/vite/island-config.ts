import react from '@vitejs/plugin-react'
import type { UserConfig, UserConfigFnObject } from 'vite'
import { bundledLanguages, bundleLanguage } from './bundle-language.ts'

/** The script that runs at once and what it imports: one file, so that it waits for no other. */
const early = /\/island-entry\/start\.ts|\/island\/browser\/start\/|\/replace-broken-pictures\.ts/

type IslandEntries = {
  /** The script that every page runs at once: small, and apart from all others. */
  start: string
  /** What it loads after the first paint: React and the islands of every page. */
  page: string
  /** The module that renders the markup of islands. */
  server: string
}

/**
 * Vite configuration of the storefront's islands (ADR 0103). The browser's half is built once for
 * each language (ADR 0060) and lies beside Next's own files, which are served from there; the
 * server's half is one file with everything in it. In development both come from Vite's server.
 */
export function createIslandConfig(entries: IslandEntries): UserConfigFnObject {
  return ({ command }) =>
    command === 'serve' ? createServeConfig(entries) : createBuildConfig(entries)
}

function createServeConfig({ start, page }: IslandEntries): UserConfig {
  return {
    base: '/_islands/',
    appType: 'custom',
    publicDir: false,
    plugins: [react()],
    // There is no page of HTML from which Vite would find what to prepare.
    optimizeDeps: { entries: [start, page] },
    server: { host: '127.0.0.1', strictPort: true, hmr: { path: '/_islands/hmr' } },
  }
}

function createBuildConfig({ start, page, server }: IslandEntries): UserConfig {
  return {
    base: '/_sf/_next/static/',
    publicDir: false,
    plugins: [bundleLanguage(), react()],
    build: {
      target: 'es2022',
      outDir: '.next/static',
      emptyOutDir: false,
      assetsDir: 'islands',
      sourcemap: false,
      reportCompressedSize: false,
      // Otherwise the first script lists the files of all islands.
      modulePreload: false,
    },
    environments: {
      ...Object.fromEntries(
        bundledLanguages.map((language) => [
          language,
          {
            consumer: 'client',
            build: {
              emptyOutDir: false,
              manifest: `islands/${language}.json`,
              rolldownOptions: {
                input: [start, page],
                // The first script calls what the page's script exports.
                preserveEntrySignatures: 'exports-only',
                output: {
                  codeSplitting: {
                    groups: [
                      { name: 'start', test: early, priority: 2 },
                      // One file compresses better than twenty.
                      {
                        name: 'page',
                        tags: ['$initial'],
                        test: (id: string) => !early.test(id),
                        priority: 1,
                      },
                      // Cards are on most pages, with all that they import.
                      { name: 'card', test: /\/card\/card-island\.tsx$/ },
                    ],
                  },
                },
              },
            },
          },
        ]),
      ),
      server: {
        consumer: 'server',
        resolve: { noExternal: true },
        build: {
          outDir: '.next/server/islands',
          copyPublicDir: false,
          // Next declares its folder to hold CommonJS modules.
          rolldownOptions: {
            input: server,
            output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
          },
        },
      },
    },
    builder: {
      async buildApp(builder) {
        for (const name of [...bundledLanguages, 'server']) {
          const environment = builder.environments[name]
          if (environment) await builder.build(environment)
        }
      },
    },
  }
}
