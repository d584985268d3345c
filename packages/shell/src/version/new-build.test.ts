import { expect, it } from 'vitest'
import { announceNewBuild, isNewBuildWaiting } from './new-build.ts'

it('[pwa.version] a newer build takes effect at the next navigation', () => {
  expect(isNewBuildWaiting()).toBe(false)
  announceNewBuild()
  expect(isNewBuildWaiting()).toBe(true)
})
