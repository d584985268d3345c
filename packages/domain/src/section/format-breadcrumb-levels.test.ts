import { describe, expect, it } from 'vitest'
import { formatBreadcrumbLevels } from './format-breadcrumb-levels.ts'

const crumbs = (...names: string[]) => names.map((name) => ({ name }))

describe('formatBreadcrumbLevels', () => {
  it.each([
    [crumbs(), ''],
    [crumbs('Мебель', 'Диваны'), 'Мебель/Диваны'],
    [crumbs('1', '2', '3', '4', '5'), '1/2/3/4/5'],
    [crumbs('1', '2', '3', '4', '5', '6'), '1/2/3/4/5'],
    [crumbs('Стулья / кресла', ' ', 'Бар'), 'Стулья кресла/Бар'],
  ])('of %j are «%s»', (trail, expected) => {
    expect(formatBreadcrumbLevels(trail)).toBe(expected)
  })
})
