import type { FastifyInstance } from 'fastify'
import type { HandledCall } from '../../platform/http/handle.ts'
import type { Services } from '../../platform/services/services.ts'
import type { CreditAccount } from './credit-provider.ts'
import type { DolyameAccount } from './dolyame-provider.ts'
import type { KaspiAccount } from './kaspi-provider.ts'
import type { YandexPayAccount } from './yandex-pay-provider.ts'
import type { YookassaAccount } from './yookassa-client.ts'

declare module '../../platform/services/services.ts' {
  interface Services {
    standIns: StandIns
  }
}

/** The account at the acquirer of cards. */
export interface CardAccount extends YookassaAccount {
  /** Address of the script of the acquirer's widget. */
  widgetScript: string
  /** Whether the acquirer has a cash register that takes the receipts of its payments. */
  hasRegister: boolean
}

/** The account at a cash register that takes receipts by the shop's ids. */
export interface RegisterAccount {
  name: string
  /** https://online.atol.ru/possystem/v4, or the sandbox with the same API. */
  baseUrl: string
  login: string
  password: string
  /** The group of cash registers, from the shop's ATOL cabinet. */
  group: string
}

/** Accounts at stand-ins for the providers of which the shop has no keys. */
interface StandInAccounts {
  card: CardAccount
  yandexPay: YandexPayAccount
  credit: CreditAccount
  dolyame: DolyameAccount
  kaspi: KaspiAccount
  register: RegisterAccount
}

/** Port to what stands in for third parties in a demonstration. */
export interface StandIns {
  /** A function, because the stand-ins' port is known only once the process listens. */
  findAccounts(): Partial<StandInAccounts>
  /** The calls that only stand-ins make. */
  handledCalls: readonly HandledCall[]
  registerRoutes(app: FastifyInstance, services: Services): Promise<void>
}

/** A shop has no stand-ins: what it has no keys for is off. */
export const noStandIns: StandIns = {
  findAccounts: () => ({}),
  handledCalls: [],
  registerRoutes: async () => {},
}
