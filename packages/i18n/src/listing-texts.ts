import { listing as en } from './en/listing.ts'
import { listing as kk } from './kk/listing.ts'
import { listing as ru } from './ru/listing.ts'

/** What the API says in lists and on product pages, by language. */
export const listingTexts = { ru, kk, en }
