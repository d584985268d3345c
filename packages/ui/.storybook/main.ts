import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'

const config: StorybookConfig = {
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: {
    builder: '@storybook/builder-vite',
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react(), tailwindcss()],
    // The shop serves Storybook under /ui/; elsewhere it may be served from any folder.
    base: './',
    // The content security policy allows fonts only as files.
    build: {
      ...vite.build,
      assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
    },
  }),
}

export default config
