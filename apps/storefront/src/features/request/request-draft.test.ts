import { describe, expect, it } from 'vitest'
import { askedOf, draftFaults } from './request-draft.ts'

const good = { name: 'Анна', phone: '+7 (916) 123-45-67', consent: true }

describe('draftFaults', () => {
  it.each([
    ['callback', good, {}],
    ['callback', {}, { name: 'name', phone: 'phone', consent: 'consent' }],
    ['callback', { ...good, email: 'anna@' }, { email: 'email' }],
    ['marketplace', { ...good, company: 'Дуб', goods: 'Столы', inn: '12' }, { inn: 'inn' }],
    ['franchising', { ...good, city: 'Тула', area: 'много' }, { area: 'area' }],
    ['measurer', good, { address: 'missing', subject: 'missing' }],
  ] as const)('%s %j: %j', (kind, draft, faults) => {
    expect(draftFaults(kind, draft, 'ru')).toEqual(faults)
  })

  it('asks a БИН in Kazakhstan and says what it is', () => {
    const draft = { ...good, company: 'Емен', goods: 'Столы', inn: '7712345678', bin: '1' }
    expect(draftFaults('marketplace', draft, 'kz')).toEqual({ bin: 'bin' })
    expect(askedOf('marketplace', draft, 'kz')).not.toHaveProperty('inn')
  })

  it('sends what the form asks and nothing else', () => {
    expect(askedOf('franchising', { ...good, city: ' Тула ', inn: '1', area: '' }, 'ru')).toEqual({
      city: 'Тула',
    })
  })
})
