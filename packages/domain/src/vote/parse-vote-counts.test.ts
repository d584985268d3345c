import { describe, expect, it } from 'vitest'
import { parseVoteCounts } from './parse-vote-counts.ts'

describe('parseVoteCounts', () => {
  it('[vote.accept] accepts the counts of a success, zero included', () => {
    expect(parseVoteCounts({ status: 'success', yes: 3, no: 0 })).toEqual({ yes: 3, no: 0 })
    expect(parseVoteCounts({ status: 'success', yes: 0, no: 0 })).toEqual({ yes: 0, no: 0 })
  })

  it.each([
    ['error', 3, 0],
    ['', 3, 0],
    ['Success', 3, 0],
    ['success', -1, 0],
    ['success', 0, -1],
    ['success', 0.5, 0],
    ['success', Number.NaN, 0],
  ])('[vote.accept] refuses «%s» with %s and %s', (status, yes, no) => {
    expect(parseVoteCounts({ status, yes, no })).toBeNull()
  })
})
