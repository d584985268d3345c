import {
  type AnyCall,
  type CallAnswer,
  type CallInput,
  getPathAction,
  getPathname,
} from '@svetlitsa/api-client/call/call'
import type * as region from '@svetlitsa/api-client/region/contract'
import * as session from '@svetlitsa/api-client/session/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { vi } from 'vitest'
import type * as z from 'zod'

type Reply = { status: number; body: unknown }
interface Handler {
  call: AnyCall
  reply: (input: unknown) => Reply
}

/**
 * The calls of the shop for the screens under test: every answer is parsed by the contract of its
 * call, and a call without an answer fails like a server that is away.
 */
export interface StubShop {
  answer: <C extends AnyCall>(
    call: C,
    answer: CallAnswer<C> | ((input: CallInput<C>) => CallAnswer<C>),
  ) => void
  refuse: (call: AnyCall, refusal: { status: number; code: string; detail: string }) => void
  /** The inputs of the calls that were made, oldest first. */
  listInputs: <C extends AnyCall>(call: C) => CallInput<C>[]
}

export const customer: Exclude<z.output<typeof session.userData>, false> = {
  id: 7,
  sessid: 'token',
  group: [2],
  name: 'Ольга',
  phone: '79162041835',
  email: '',
  favorites: 0,
  isStaff: false,
  isAssembler: false,
  prefillsContacts: true,
  isSubscribed: true,
}

export const moscow: z.output<typeof region.regionData> = {
  ID: 1,
  NAME: 'Москва',
  code: 'moskva',
  federalUnit: 'Москва',
  kz: false,
  mapCenter: { lat: 55.75, lon: 37.62 },
  nameIn: 'в Москве',
  currency: { sign: '₽', code: 'RUB', exchangeRate: 1 },
  HAS_PARTNER: false,
  FRANCHISE: false,
  OWN_SHOP: 'Y',
  HIDDEN_MANUFACTURER: false,
  regionType: '',
  isOffice: false,
  BlackFriday: false,
  cyberMonday: false,
  newYearSale: false,
  sugarGift: false,
  MIN_PERCENT_PREPAYMENT: 10,
  installmentType: null,
  splitAvailable: false,
  plaitAvailable: false,
  hasFooterCatalogue: false,
  disableBonus: false,
}

export function stubShop({
  user = customer,
  regionData = moscow,
}: {
  user?: typeof customer | false
  regionData?: typeof moscow
} = {}): StubShop {
  const handlers: Handler[] = []
  const made: { call: AnyCall; input: unknown }[] = []
  const findHandler = (method: string, path: string, action: unknown) =>
    handlers.findLast(
      ({ call }) =>
        call.method === method &&
        getPathname(call.path) === path &&
        (getPathAction(call.path) ?? undefined) === action,
    )
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(url, location.origin)
    const { action, ...input } = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    const handler = findHandler(init.method ?? 'GET', pathname, action)
    if (!handler)
      throw new TypeError(`no answer to ${init.method ?? 'GET'} ${pathname} ${action ?? ''}`)
    made.push({ call: handler.call, input })
    const { status, body } = handler.reply(input)
    const type = status === 200 ? 'application/json' : 'application/problem+json'
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
  })
  const shop: StubShop = {
    answer: (call, answer) => {
      const reply = (input: unknown): Reply => {
        const given = typeof answer === 'function' ? answer(input as never) : answer
        return { status: 200, body: call.answer.parse(given) }
      }
      handlers.push({ call, reply })
    },
    refuse: (call, { status, code, detail }) => {
      const body = { status, code, detail, title: detail, type: 'about:blank' }
      handlers.push({ call, reply: () => ({ status, body }) })
    },
    listInputs: (call) =>
      made.filter((one) => one.call === call).map(({ input }) => input as never),
  }
  const counts = { favorites: 0, basket: 0 }
  let userData = user
  shop.answer(session.getUserData, () => ({
    userData,
    ...counts,
    isStaff: false,
    region: { ID: 1, NAME: 'Москва', kz: false },
  }))
  shop.answer(session.logout, () => {
    userData = false
    return { status: 'success', userData, favorites: 0, basket: 0 }
  })
  shop.answer(shell.getInitialData, {
    regionData,
    contacts: [],
    domain: 'localhost',
    language: 'ru',
    isDemo: true,
    storeCount: 40,
    paymentGroups: [],
    analytics: { metrikaId: null, projectId: '' },
  })
  shop.answer(shell.getShellState, () => ({
    region: { ID: 1, NAME: 'Москва', code: 'moskva', nameIn: 'в Москве', kz: false, OWN_SHOP: 'Y' },
    showsHiddenBlocks: false,
    phone: null,
    basketCount: 0,
    basketOfferIds: [],
    favoriteOfferIds: [],
    favoriteProjectIds: [],
    user: userData && { id: 7, name: userData.name, isStaff: false, isAssembler: false },
    deliveryDate: null,
    storeCount: 40,
    mapStyle: null,
  }))
  shop.answer(shell.getMenu, { menuItems: [], akcii: [] })
  shop.answer(shell.getRedirects, { redirects: [] })
  return shop
}
