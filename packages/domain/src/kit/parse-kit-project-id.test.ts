import { expect, it } from 'vitest'
import { buildKitProjectId } from './build-kit-project-id.ts'
import { parseKitProjectId } from './parse-kit-project-id.ts'

it('[claim.partial] finds the kit of a project, and none in any other text', () => {
  expect(parseKitProjectId(buildKitProjectId(17))).toBe(17)
  for (const other of [null, '', 'kit-', 'kit-1x', 'my-kit-1', 'kit-9999999999'])
    expect(parseKitProjectId(other)).toBeNull()
})
