import { describe, expect, it } from 'vitest'
import { concealName } from './conceal-name.ts'

describe('concealName', () => {
  it.each([
    ['Анна Петрова', 'А••• П•••'],
    ['  Ли ', 'Л•••'],
    ['Анна-Мария Д’Арк', 'А••• Д•••'],
    ['𝒜 b', '𝒜••• b•••'],
    ['', '•••'],
  ])('[checkout.masked] «%s» becomes «%s»', (name, expected) => {
    expect(concealName(name)).toBe(expected)
  })
})
