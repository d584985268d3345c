import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
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
    // The book is served under /ui/ in the shop and from any folder elsewhere.
    base: './',
    // The content policy lets fonts come as files only.
    build: {
      ...vite.build,
      assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
    },
  }),
}

export default config
