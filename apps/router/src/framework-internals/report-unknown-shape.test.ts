import { expect, it, vi } from 'vitest'
import { createShapeReport } from './report-unknown-shape.ts'

it('warns once per part', () => {
  const warn = vi.fn()
  const report = createShapeReport({ warn })
  for (const part of ['script tags', 'RSC payload', 'script tags']) report(part)
  expect(warn.mock.calls.map(([details]) => details.part)).toEqual(['script tags', 'RSC payload'])
})
