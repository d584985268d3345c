import { describe, expect, it } from 'vitest'
import { phoneAddress } from './phone-address.ts'

const here = 'https://shop.test/catalog/kresla/kreslo-mys-4/?utm_source=mail&offer_id=1'

describe('phoneAddress', () => {
  it('[product.3d] leads a telephone to the offer that the computer shows', () => {
    const wanted = 'https://shop.test/catalog/kresla/kreslo-mys-4/?offer_id=77#ar'
    expect(phoneAddress('/catalog/kresla/kreslo-mys-4/', 77, here)).toBe(wanted)
    expect(phoneAddress(null, 77, here)).toBe(wanted)
  })

  it('leaves an address that leads elsewhere as it is', () => {
    expect(phoneAddress('https://ar.test/chair?m=1', 77, here)).toBe('https://ar.test/chair?m=1#ar')
  })
})
