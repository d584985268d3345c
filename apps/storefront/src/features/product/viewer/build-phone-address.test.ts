import { describe, expect, it } from 'vitest'
import { buildPhoneAddress } from './product-viewer-window.tsx'

const pageUrl = 'https://shop.test/catalog/kresla/kreslo-mys-4/?utm_source=mail&offer_id=1'

describe('buildPhoneAddress', () => {
  it('[product.3d] opens on the phone the offer that the computer shows', () => {
    const expected = 'https://shop.test/catalog/kresla/kreslo-mys-4/?offer_id=77#ar'
    expect(buildPhoneAddress('/catalog/kresla/kreslo-mys-4/', 77, pageUrl)).toBe(expected)
    expect(buildPhoneAddress(null, 77, pageUrl)).toBe(expected)
  })

  it('keeps an address that leads to another page', () => {
    expect(buildPhoneAddress('https://ar.test/chair?m=1', 77, pageUrl)).toBe(
      'https://ar.test/chair?m=1#ar',
    )
  })
})
