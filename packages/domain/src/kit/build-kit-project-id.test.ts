import { expect, it } from 'vitest'
import { buildKitProjectId } from './build-kit-project-id.ts'

it('[favorites.projects] names the project of a kit after the kit', () => {
  expect(buildKitProjectId(17)).toBe('kit-17')
})
