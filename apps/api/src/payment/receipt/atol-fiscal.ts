import * as z from 'zod'
import { ProviderError } from '../provider/payment-provider.ts'
import { queryProvider } from '../provider/query-provider.ts'
import type { RegisterAccount } from '../provider/stand-ins.ts'
import { type FiscalReceipt, type FiscalService, RefusedReceipt } from './fiscal-service.ts'

export interface AtolAccount extends RegisterAccount {
  company: { email: string; sno: string; inn: string; payment_address: string }
}

const failure = z.object({ code: z.int(), text: z.string() }).nullish()
const tokenShape = z.object({ token: z.string() })
const sentShape = z.object({ uuid: z.string().nullish(), error: failure })
const reportShape = z.object({
  status: z.enum(['wait', 'done', 'fail']),
  error: failure,
  payload: z
    .object({
      fn_number: z.string(),
      fiscal_document_number: z.number(),
      fiscal_document_attribute: z.number(),
      receipt_datetime: z.string().regex(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}$/),
    })
    .nullish(),
})

/** ATOL's error of an `external_id` that was sent before: the receipt is in work or registered. */
const SENT_BEFORE = 33
const uuidPattern = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i

/** ATOL's names of the rates in YooKassa's list, which RECEIPT_VAT_CODE numbers. */
const VAT_TYPES = [
  'none',
  'vat0',
  'vat10',
  'vat20',
  'vat110',
  'vat120',
  'vat5',
  'vat7',
  'vat105',
  'vat107',
  'vat22',
  'vat122',
]

/**
 * Receipts through ATOL Online, protocol v4 (getToken, sell, sell_refund, report), compared in
 * November 2026 with «АТОЛ Онлайн. Описание протокола», document version 5.15, and its JSON schemas
 * (both in github.com/skodnik/atol-online of 2025-12-29). It knows a receipt by the shop's own id, so
 * that it takes those of payments at any provider.
 */
export function createAtolFiscalService(account: AtolAccount, vatCode: number): FiscalService {
  const { name, baseUrl, group } = account
  const send = async (method: 'GET' | 'POST', path: string, body?: unknown, token?: string) => {
    const headers: Record<string, string> = token ? { token } : {}
    try {
      return await queryProvider({ name, baseUrl, method, path, headers, body })
    } catch (error) {
      // A refusal has the status 400 and the body of an answer.
      const isRefusal = error instanceof ProviderError && error.status === 400
      if (isRefusal && error.answer !== undefined) return error.answer
      throw error
    }
  }
  const fetchToken = async () => {
    const { login, password: pass } = account
    return tokenShape.parse(await send('POST', '/getToken', { login, pass })).token
  }
  return {
    name,
    async register(receipt) {
      const path = `/${group}/${receipt.type === 'sale' ? 'sell' : 'sell_refund'}`
      const body = buildBody(receipt, account, vatCode)
      const { uuid, error } = sentShape.parse(await send('POST', path, body, await fetchToken()))
      const wasSent = error?.code === SENT_BEFORE
      const known = uuid ?? (wasSent ? uuidPattern.exec(error.text)?.[0] : undefined)
      if (known && (!error || wasSent)) return known
      throw new RefusedReceipt(`${name} refused the receipt: ${error?.text ?? 'no uuid'}`)
    },
    async find(uuid) {
      const path = `/${group}/report/${encodeURIComponent(uuid)}`
      const report = reportShape.parse(await send('GET', path, undefined, await fetchToken()))
      const { status, error, payload } = report
      if (status === 'fail') {
        throw new RefusedReceipt(`${name} did not register: ${error?.text ?? 'no reason'}`)
      }
      if (status === 'wait' || !payload) return null
      return {
        storageNumber: payload.fn_number,
        documentNumber: String(payload.fiscal_document_number),
        attribute: String(payload.fiscal_document_attribute).padStart(10, '0'),
        registeredAt: parseMoscowTime(payload.receipt_datetime),
      }
    },
  }
}

function buildBody(receipt: FiscalReceipt, { company }: AtolAccount, vatCode: number) {
  const { key, customer, sum, positions, settledBy, createdAt } = receipt
  return {
    external_id: key,
    timestamp: formatMoscowTime(createdAt),
    receipt: {
      client: { phone: `+${customer.phone}`, ...(customer.email ? { email: customer.email } : {}) },
      company,
      items: positions.map(({ kind, name, price, quantity, sum: lineSum }) => ({
        name: name.slice(0, 128),
        price,
        quantity,
        sum: lineSum,
        payment_method: kind === 'advance' ? 'advance' : 'full_prepayment',
        payment_object: kind === 'goods' ? 'commodity' : kind === 'advance' ? 'payment' : 'service',
        vat: { type: VAT_TYPES[vatCode - 1] ?? 'none' },
      })),
      // 1 is money by bank, 2 an advance that the shop has already: that of a certificate.
      payments: [{ type: settledBy === 'advance' ? 2 : 1, sum }],
      total: sum,
    },
  }
}

/** Registers write Moscow time. */
function parseMoscowTime(text: string): Date {
  const [date = '', time = ''] = text.split(' ')
  return new Date(`${date.split('.').reverse().join('-')}T${time}+03:00`)
}

function formatMoscowTime(moment: Date): string {
  const local = moment.toLocaleString('sv-SE', { timeZone: 'Europe/Moscow' })
  const [date = '', time = ''] = local.split(' ')
  return `${date.split('-').reverse().join('.')} ${time}`
}
