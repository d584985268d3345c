import { describe, expect, it } from 'vitest'
import { popularPhrases } from './popular-phrases.ts'

describe('popularPhrases', () => {
  it('are fifty unique phrases', () => {
    expect(new Set(popularPhrases).size).toBe(50)
    expect(popularPhrases).toHaveLength(50)
  })

  it('are in Russian and short enough for a drop-down', () => {
    for (const phrase of popularPhrases) expect(phrase).toMatch(/^[а-яё][а-яё0-9× -]{2,34}$/)
  })
})
