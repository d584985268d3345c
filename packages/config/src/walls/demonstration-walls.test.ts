import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findHabitViolations } from './find-habit-violations.ts'
import { findImportViolations } from './find-import-violations.ts'
import { demonstrationPort } from './layers.ts'
import { parseSource } from './parse-source.ts'
import { readPackages } from './read-packages.ts'

const packages = readPackages(join(import.meta.dirname, '..', '..', '..', '..'))

function checkImport(path: string, specifier: string): string[] {
  const source = parseSource({ path, text: `await import('${specifier}')` })
  return findImportViolations([source], packages).map(({ message }) => message)
}

describe('the demonstration', () => {
  it.each([
    ['apps/api/src/payment/provider/a.ts', '../../../demo/sandbox/create-sandbox.ts'],
    ['apps/api/src/composition/create-services.ts', '../../demo/create-demonstration.ts'],
    ['apps/api/src/media/media/a.ts', '@svetlitsa/demo-drawings/picture/draw-file'],
    [demonstrationPort, '@svetlitsa/demo-drawings/picture/draw-file'],
  ])('is refused to %s importing %s', (path, specifier) => {
    expect(checkImport(path, specifier)).toHaveLength(1)
  })

  it.each([
    [demonstrationPort, '../../demo/create-demonstration.ts'],
    ['apps/api/demo/sandbox/payment/a.ts', '../../../src/payment/provider/stand-ins.ts'],
    ['apps/api/demo/drawing/a.ts', '@svetlitsa/demo-drawings/picture/draw-file'],
    ['apps/api/src/payment/payment/a.test.ts', '../../../demo/sandbox/payment/sandbox-secret.ts'],
    ['apps/api/src/test-support/a.ts', '@svetlitsa/demo-drawings/picture/draw-file'],
  ])('allows %s to import %s', (path, specifier) => {
    expect(checkImport(path, specifier)).toEqual([])
  })

  it.each([
    ['apps/api/src/media/media/a.ts', true],
    ['apps/api/src/media/media/a.test.ts', false],
    ['apps/api/src/env.ts', false],
    [demonstrationPort, false],
  ])('reads DEMO in %s: refused %s', (path, isRefused) => {
    const source = parseSource({ path, text: 'export const isDrawn = ({ DEMO }) => DEMO' })
    expect(findHabitViolations([source]).length > 0).toBe(isRefused)
  })
})
