import { expect, it, vi } from 'vitest'
import { createShapeReport } from './report-unknown-shape.ts'

it('warns once per part', () => {
  const warn = vi.fn()
  const report = createShapeReport({ warn })
  for (const part of ['error document', 'status', 'error document']) report(part)
  expect(warn.mock.calls.map(([details]) => details.part)).toEqual(['error document', 'status'])
})
