import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { allCalls } from '../../all-calls.ts'
import { normalizeInput } from './normalize-input.ts'

const typed = 'по\u0301лка\u00a0угловая\u200b \n'

describe('normalizeInput', () => {
  it('[text.unseen] reads every text of a body, however deep, as what is seen', () => {
    const input = { q: typed, list: [typed, 1, null, true], filter: { colour: [typed] } }
    const seen = 'полка угловая'
    expect(normalizeInput({ keeps: [] }, input)).toEqual({
      q: seen,
      list: [seen, 1, null, true],
      filter: { colour: [seen] },
    })
  })

  it('[text.unseen] keeps the fields that a call keeps, and those only', () => {
    const input = { login: typed, password: typed, form: { oldPassword: typed } }
    expect(normalizeInput({ keeps: ['password', 'oldPassword'] }, input)).toEqual({
      login: 'полка угловая',
      password: typed,
      form: { oldPassword: typed },
    })
    expect(normalizeInput({ keeps: 'all' }, input)).toBe(input)
  })

  it('[text.unseen] leaves what is no text', () => {
    for (const input of [undefined, null, 5, true]) {
      expect(normalizeInput({ keeps: [] }, input)).toBe(input)
    }
  })

  it('[auth.register] no call changes a password', () => {
    for (const call of allCalls) {
      if (!call.body || call.keeps === 'all') continue
      const fields = Object.keys(z.toJSONSchema(call.body, { io: 'input' }).properties ?? {})
      const secrets = fields.filter((field) => /password/i.test(field))
      expect(
        secrets.filter((field) => !call.keeps.includes(field)),
        call.path,
      ).toEqual([])
    }
  })

  it('[text.unseen] content of pages and what other programs send is kept', () => {
    const paths = allCalls.filter(({ keeps }) => keeps === 'all').map(({ path }) => path)
    expect(paths).toContain('/api_vue/getMainSlider/saveElement/')
    expect(paths.filter((path) => /coupons\/change\/$/.test(path))).toHaveLength(1)
    expect(
      allCalls.filter(({ caller, keeps }) => caller === 'provider' && keeps !== 'all'),
    ).toEqual([])
  })
})
