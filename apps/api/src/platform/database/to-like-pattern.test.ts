import { describe, expect, it } from 'vitest'
import { toLikePattern } from './to-like-pattern.ts'

describe('toLikePattern', () => {
  it.each([
    ['диван', '%диван%'],
    ['диван осло', '%диван_осло%'],
    ['шкаф-купе', '%шкаф_купе%'],
    ['100%_\\', '%100\\%\\_\\\\%'],
    ['', '%%'],
  ])('[text.unseen] «%s» is found by %s', (text, expected) => {
    expect(toLikePattern(text)).toBe(expected)
  })
})
