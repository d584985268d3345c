import { defineConfig } from 'vitest/config'
import { createStoryTests } from './vitest.stories.config.ts'

/** `npm run test:long` lets axe check the stories, in both themes. */
export default defineConfig({
  test: { projects: [createStoryTests({ checkAccessibility: true })] },
})
