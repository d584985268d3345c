import { describe, expect, it } from 'vitest'
import { regionContact } from './region-contact.ts'

const contacts = [{ id: 1 }, { id: 78 }]

describe('regionContact', () => {
  it.each([
    [78, 78],
    [1, 1],
    [54, 1],
  ])('of region %s is that of %s', (regionId, expected) => {
    expect(regionContact(contacts, regionId, 1)).toEqual({ id: expected })
  })

  it('is nothing where the default region has none either', () => {
    expect(regionContact([{ id: 78 }], 54, 1)).toBeNull()
  })
})
