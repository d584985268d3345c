import type { DeskClaim } from '@svetlitsa/api-client/claim-desk/queries'

export const claimGuid = '5f0c1f6e-1111-4222-8333-123456789abc'
export const claimPhotoId = '5f0c1f6e-1111-4222-8333-00000000000'
const buildPhoto = (digit: number, name = `photo-${digit}.jpg`) => ({
  id: `${claimPhotoId}${digit}`,
  name,
  thumbnailUrl: `/uploads/${claimPhotoId}${digit}/thumbnail`,
})

/** A claim as staff see it, for tests of screens. */
export function buildClaim(changed: Partial<DeskClaim> = {}): DeskClaim {
  return {
    guid: claimGuid,
    number: 17,
    state: 'sent',
    step: 'SaveClaim',
    orderId: '100500',
    orderGuid: claimGuid,
    userId: 5,
    offerGuid: claimGuid,
    quantity: 2,
    description: 'Скол на ножке',
    numberPackage: '1',
    labelPhotos: [buildPhoto(1)],
    defectPhotos: [buildPhoto(2), buildPhoto(3)],
    packagePhotos: [buildPhoto(4)],
    additionalPhotos: [buildPhoto(5, 'act.PDF')],
    messages: [],
    version: 9,
    offer: { name: 'Стул «Полдень»', finish: 'дуб', picture: null },
    outcome: null,
    canReply: true,
    createdAt: '2026-11-22T10:00:00.000Z',
    sentAt: '2026-11-23T10:00:00.000Z',
    customer: { name: 'Анна Петрова', phone: '79001234567' },
    storeName: 'Склад Москва',
    lines: [
      {
        id: 41,
        name: 'Диван «Полдень», лён',
        quantity: 1,
        byMetre: false,
        sum: 64_990,
        isClaimed: false,
        kit: 'Гостиная «Полдень»',
      },
      {
        id: 42,
        name: 'Стул «Полдень», дуб',
        quantity: 4,
        byMetre: false,
        sum: 20_000,
        isClaimed: true,
        kit: 'Гостиная «Полдень»',
      },
    ],
    currencySign: '₽',
    isOpen: true,
    canReturn: true,
    ...changed,
  }
}
