/** The secret key of every certificate of the demonstration. */
export const demoSecretKey = 'DEM0-1234'

/** Certificates of the demonstration, as in the README; nobody could guess real ones. */
export const demoCertificates = [
  { code: 'SVET-DEM0-0000-0001', face: 30_000, spent: 0, currencyCode: 'RUB', validUntil: null },
  { code: 'SVET-DEM0-0000-0002', face: 200_000, spent: 0, currencyCode: 'KZT', validUntil: null },
  { code: 'SVET-DEM0-0000-0003', face: 5_000, spent: 5_000, currencyCode: 'RUB', validUntil: null },
  {
    code: 'SVET-DEM0-0000-0004',
    face: 5_000,
    spent: 0,
    currencyCode: 'RUB',
    validUntil: new Date('2026-01-01T00:00:00+03:00'),
  },
] as const
