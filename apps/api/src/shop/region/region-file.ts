import * as z from 'zod'

const flags = z.strictObject({
  kz: z.boolean().optional(),
  hasPartner: z.boolean().optional(),
  franchise: z.boolean().optional(),
  ownShop: z.boolean().optional(),
  hiddenManufacturer: z.boolean().optional(),
  regionType: z.enum(['', 'ТК']).optional(),
  isOffice: z.boolean().optional(),
  blackFriday: z.boolean().optional(),
  cyberMonday: z.boolean().optional(),
  newYearSale: z.boolean().optional(),
  sugarGift: z.boolean().optional(),
  minPercentPrepayment: z.int().min(0).max(100).optional(),
  installmentType: z.enum(['installment', 'credit']).nullable().optional(),
  splitAvailable: z.boolean().optional(),
  plaitAvailable: z.boolean().optional(),
  hasFooterCatalogue: z.boolean().optional(),
  checkout: z.enum(['new', 'older']).optional(),
})

const isTimeZone = (zone: string) => {
  try {
    return Intl.DateTimeFormat('ru', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const regionRow = z.strictObject({
  /** Used in addresses: `?sr=kazan`. */
  code: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
  name: z.string().min(1).max(100),
  nameKk: z.string().max(100).optional(),
  nameEn: z.string().max(100).optional(),
  /** The name with its preposition: «в Казани». */
  nameIn: z.string().min(1).max(100),
  federalUnit: z.string().max(100),
  timeZone: z.string().refine(isTimeZone, 'no such time zone'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  phones: z.array(z.string().regex(/^[+\d][\d ()-]{5,24}$/)).default([]),
  isDefault: z.boolean().default(false),
  flags: flags.default({}),
})

/** The file format of regions: a list, each identified by its code (docs/operations.md). */
export const regionFile = z
  .array(regionRow)
  .min(1)
  .refine((rows) => rows.filter((row) => row.isDefault).length <= 1, 'more than one default region')
  .refine((rows) => new Set(rows.map(({ code }) => code)).size === rows.length, 'a code twice')

export type RegionRow = z.output<typeof regionRow>
