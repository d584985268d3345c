import { describe, expect, it } from 'vitest'
import { getRequestFields, validateRequestDraft } from './validate-request-draft.ts'

const validDraft = { name: 'Анна', phone: '+7 (916) 123-45-67', consent: true }

describe('validateRequestDraft', () => {
  it.each([
    ['callback', validDraft, {}],
    ['callback', {}, { name: 'name', phone: 'phone', consent: 'consent' }],
    ['callback', { ...validDraft, email: 'anna@' }, { email: 'email' }],
    ['marketplace', { ...validDraft, company: 'Дуб', goods: 'Столы', inn: '12' }, { inn: 'inn' }],
    ['franchising', { ...validDraft, city: 'Тула', area: 'много' }, { area: 'area' }],
    ['measurer', validDraft, { address: 'missing', subject: 'missing' }],
  ] as const)('%s %j: %j', (kind, draft, errors) => {
    expect(validateRequestDraft(kind, draft, 'ru')).toEqual(errors)
  })

  it('requires a БИН in Kazakhstan and explains it', () => {
    const draft = { ...validDraft, company: 'Емен', goods: 'Столы', inn: '7712345678', bin: '1' }
    expect(validateRequestDraft('marketplace', draft, 'kz')).toEqual({ bin: 'bin' })
    expect(getRequestFields('marketplace', draft, 'kz')).not.toHaveProperty('inn')
  })

  it('sends only the fields of the form', () => {
    expect(
      getRequestFields('franchising', { ...validDraft, city: ' Тула ', inn: '1', area: '' }, 'ru'),
    ).toEqual({
      city: 'Тула',
    })
  })
})
