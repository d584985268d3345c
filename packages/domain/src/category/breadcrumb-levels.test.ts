import { describe, expect, it } from 'vitest'
import { breadcrumbLevels } from './breadcrumb-levels.ts'

const crumbs = (...names: string[]) => names.map((name) => ({ name }))

describe('breadcrumbLevels', () => {
  it.each([
    [crumbs(), ''],
    [crumbs('Мебель', 'Диваны'), 'Мебель/Диваны'],
    [crumbs('1', '2', '3', '4', '5'), '1/2/3/4/5'],
    [crumbs('1', '2', '3', '4', '5', '6'), '1/2/3/4/5'],
    [crumbs('Стулья / кресла', ' ', 'Бар'), 'Стулья кресла/Бар'],
  ])('of %j are «%s»', (trail, expected) => {
    expect(breadcrumbLevels(trail)).toBe(expected)
  })
})
