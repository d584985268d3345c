import { paymentGroups } from '@svetlitsa/domain/payment/payment-group'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { contact, regionData, regionName } from '../region/contract.ts'
import { shopPromises } from '../shop-settings/contract.ts'

/** The most redirects that one app follows. */
export const maxAppRedirects = 500

interface MenuItemShape {
  id: number
  name: string
  url: string
  bold: boolean
  picture: string | null
  childs: MenuItemShape[]
}

/** A menu item with two levels below it (nav.menu-two-levels). */
export const menuItem: z.ZodType<MenuItemShape> = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  bold: z.boolean(),
  picture: z.string().nullable(),
  get childs() {
    return z.array(menuItem)
  },
})

export const getMenu = defineCall({
  method: 'GET',
  path: '/api_vue/getMenu/',
  summary: 'Catalogue menu and promotions',
  answer: z.object({
    menuItems: z.array(menuItem),
    akcii: z.array(
      z.object({ id: z.int(), name: z.string(), url: z.string(), imgUrl: z.string() }),
    ),
  }),
  effect: 'read',
  caller: 'anyone',
})

/** What pages show of the settings of the shop (shop.brand). */
const shopIdentity = z.object({
  /** In the language of the reader. */
  name: z.string(),
  /** Colours and mark over the tokens; empty for those of the design. */
  style: z.string(),
  languages: z.array(z.enum(['ru', 'kk', 'en'])),
  seller: z.object({
    seller: z.string(),
    inn: z.string(),
    ogrn: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  promises: shopPromises,
})

const initialData = z.object({
  regionData,
  contacts: z.array(contact),
  domain: z.string(),
  language: z.enum(['ru', 'kk', 'en']),
  isDemo: z.boolean(),
  storeCount: z.int(),
  /** Payment groups that the region's payment screen offers; pages mention no others. */
  paymentGroups: z.array(z.enum(paymentGroups)),
  shop: shopIdentity,
  /** For analytics: the Yandex Metrika counter, if any, and the shop's project id. */
  analytics: z.object({ metrikaId: z.int().nullable(), projectId: z.string() }),
})

export const getInitialData = defineCall({
  method: 'GET',
  path: '/api_vue/getInitialData/?sr&region',
  summary: 'Region data loaded first on a page',
  query: z.object({ sr: regionName.optional(), region: regionName.optional() }),
  answer: initialData,
  effect: 'read',
  caller: 'anyone',
})

export const postInitialData = defineCall({
  method: 'POST',
  path: '/api_vue/getInitialData/?sr&region',
  summary: 'Region data loaded first on a page',
  query: z.object({ sr: regionName.optional(), region: regionName.optional() }),
  body: z.object({}),
  answer: initialData,
  effect: 'read',
  caller: 'anyone',
})

export const getShortCode = defineCall({
  method: 'GET',
  path: '/api_vue/shortCode/?code',
  summary: 'Target address of a short code',
  query: z.object({ code: z.string().max(200) }),
  answer: z.object({ url: z.string().nullable() }),
  effect: 'read',
  caller: 'anyone',
})

/**
 * An addition to the specified calls: the redirects that the client of an app follows at navigation,
 * as the router does for a page load (rule.path-redirect).
 */
export const getRedirects = defineCall({
  method: 'GET',
  path: '/api_vue/getRedirects/?app',
  summary: 'Redirects from the addresses of a single-page app',
  query: z.object({ app: z.enum(['checkout', 'account', 'retail', 'assembler']) }),
  answer: z.object({
    redirects: z.array(z.object({ from: z.string(), to: z.string() })).max(maxAppRedirects),
  }),
  effect: 'read',
  caller: 'anyone',
})

/** Personal state that the header of a cached page fetches after loading, in one call. */
export const getShellState = defineCall({
  method: 'POST',
  path: '/api_vue/getShellState/',
  summary: 'Region, basket, favourites and login for the page header',
  body: z.object({}),
  answer: z.object({
    region: z.object({
      ID: z.int(),
      NAME: z.string(),
      code: z.string(),
      nameIn: z.string(),
      kz: z.boolean(),
      OWN_SHOP: z.enum(['Y', 'N']),
    }),
    /** An employee has switched on hidden blocks (role.employee). */
    showsHiddenBlocks: z.boolean(),
    phone: contact.nullable(),
    basketCount: z.number(),
    /** Offers in the basket, so that cards can show it. */
    basketOfferIds: z.array(z.int()),
    favoriteOfferIds: z.array(z.int()),
    favoriteProjectIds: z.array(z.string()),
    user: z
      .object({
        id: z.int(),
        name: z.string(),
        isStaff: z.boolean(),
        isAssembler: z.boolean(),
        /** A designer or wholesale partner, whose prices load in islands (role.designer). */
        isPartner: z.boolean(),
      })
      .nullable(),
    /** The first day of courier delivery, YYYY-MM-DD in the region's calendar. */
    deliveryDate: z.string().nullable(),
    storeCount: z.int(),
    /** The URL of the street map style; without it a plain map is drawn. */
    mapStyle: z.string().nullable(),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const getLogo = defineCall({
  method: 'POST',
  path: '/api_vue/getLogo/',
  summary: 'Shop logo and the sale it currently announces',
  body: z.object({}),
  answer: z.object({
    src: z.string(),
    alt: z.string(),
    url: z.string(),
    /** The sale that the region's flags announce, or null. */
    season: z.enum(['black-friday', 'cyber-monday', 'new-year']).nullable(),
  }),
  effect: 'read',
  caller: 'anyone',
})
