import { paymentGroups } from '@svetlitsa/domain/payment/offered-payment-groups'
import * as z from 'zod'
import { call } from './call.ts'
import { contact, regionData, regionName } from './region.ts'

interface MenuItemShape {
  id: number
  name: string
  url: string
  bold: boolean
  picture: string | null
  childs: MenuItemShape[]
}

/** A menu item with two levels below it (storefront §3). */
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

export const getMenu = call({
  method: 'GET',
  path: '/api_vue/getMenu/',
  summary: 'Меню каталога и акции',
  answer: z.object({
    menuItems: z.array(menuItem),
    akcii: z.array(
      z.object({ id: z.int(), name: z.string(), url: z.string(), imgUrl: z.string() }),
    ),
  }),
  effect: 'read',
  caller: 'anyone',
})

const initialData = z.object({
  regionData,
  contacts: z.array(contact),
  domain: z.string(),
  language: z.enum(['ru', 'kk', 'en']),
  isDemo: z.boolean(),
  storeCount: z.int(),
  /** Ways to pay that the payment screen of the region really has: pages promise no other. */
  paymentGroups: z.array(z.enum(paymentGroups)),
  /** For the reports: the counter of Yandex Metrika where the shop has one, and the shop's number. */
  analytics: z.object({ metrikaId: z.int().nullable(), projectId: z.string() }),
})

export const getInitialData = call({
  method: 'GET',
  path: '/api_vue/getInitialData/?sr&region',
  summary: 'Данные региона, с которых начинается страница',
  query: z.object({ sr: regionName.optional(), region: regionName.optional() }),
  answer: initialData,
  effect: 'read',
  caller: 'anyone',
})

export const postInitialData = call({
  method: 'POST',
  path: '/api_vue/getInitialData/?sr&region',
  summary: 'Данные региона, с которых начинается страница',
  query: z.object({ sr: regionName.optional(), region: regionName.optional() }),
  body: z.object({}),
  answer: initialData,
  effect: 'read',
  caller: 'anyone',
})

export const getShortCode = call({
  method: 'GET',
  path: '/api_vue/shortCode/?code',
  summary: 'Адрес, к которому ведёт короткий код',
  query: z.object({ code: z.string().max(200) }),
  answer: z.object({ url: z.string().nullable() }),
  effect: 'read',
  caller: 'anyone',
})

/** What the header of a cached page asks for after loading: the person's own things, in one call. */
export const getShellState = call({
  method: 'POST',
  path: '/api_vue/getShellState/',
  summary: 'Регион, корзина, избранное и вход для шапки страницы',
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
    /** An employee has switched hidden blocks on (storefront §6). */
    showsHiddenBlocks: z.boolean(),
    phone: contact.nullable(),
    basketCount: z.number(),
    /** Offers in the basket, so that a card can say so. */
    basketOfferIds: z.array(z.int()),
    favoriteOfferIds: z.array(z.int()),
    user: z
      .object({ id: z.int(), name: z.string(), isStaff: z.boolean(), isAssembler: z.boolean() })
      .nullable(),
    /** The first day a courier can come, YYYY-MM-DD in the region's calendar. */
    deliveryDate: z.string().nullable(),
    storeCount: z.int(),
    /** Address of the style of street maps; without one cities are drawn plainly. */
    mapStyle: z.string().nullable(),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const getLogo = call({
  method: 'POST',
  path: '/api_vue/getLogo/',
  summary: 'Знак магазина и распродажа, под которой он сейчас стоит',
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
