import { describe, expect, it } from 'vitest'
import { acceptVote } from './accept-vote.ts'

describe('acceptVote', () => {
  it('[vote.accept] takes the counts of a success, nothing included', () => {
    expect(acceptVote({ status: 'success', yes: 3, no: 0 })).toEqual({ yes: 3, no: 0 })
    expect(acceptVote({ status: 'success', yes: 0, no: 0 })).toEqual({ yes: 0, no: 0 })
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
    expect(acceptVote({ status, yes, no })).toBeNull()
  })
})
