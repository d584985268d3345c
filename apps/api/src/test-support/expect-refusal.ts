import { type Language, languages } from '@svetlitsa/domain/language/language'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { countRows } from './count-rows.ts'
import type { TestAnswer } from './create-call.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

/** What a purchase is: their rows stay as they are, to the letter. */
const PURCHASE_TABLES = [
  'basket',
  'checkout',
  'checkout_draft',
  'shop_order',
  'order_line',
  'order_delivery',
  'delivery_slot',
  'payment',
  'payment_link',
  'certificate',
]

export async function readPurchases({ db, listed }: TestApi) {
  // Lists that are rebuilt after an earlier change write rows of their own.
  await listed()
  const rows: Record<string, unknown> = { ...(await countRows(db)) }
  for (const table of PURCHASE_TABLES) {
    const { rows: found } = await db.execute(
      sql`select md5(string_agg(t::text, '' order by t::text)) as content from ${sql.identifier(table)} t`,
    )
    rows[`content of ${table}`] = found[0]?.content
  }
  return rows
}

/** A text of the language: Kazakh is told from Russian by its own letters. */
const wordings: Record<Language, RegExp> = {
  ru: /^(?=.*[а-яё]{3})[^әғқңөұүһі]+$/is,
  kk: /[әғқңөұүһі]/i,
  en: /^(?=.*[a-z]{3})[^а-яё]+$/is,
}

/** The reader of the shop: every call of the tests is made in this language. */
let reader: Language = 'ru'

/** Starts an API that is read in the language of `reader`. */
export async function startReadApi(...started: Parameters<typeof startTestApi>): Promise<TestApi> {
  const opened = await startTestApi(...started)
  const call: TestApi['call'] = (method, path, body, { headers, ...options } = {}) =>
    opened.call(method, path, body, {
      ...options,
      headers: { 'x-shop-lang': reader, ...headers },
    })
  return { ...opened, call }
}

/**
 * Nothing may change in the database, whatever is asked for; the reason is told in the reader's
 * language.
 */
export async function expectRefusal(
  api: TestApi,
  send: () => Promise<TestAnswer>,
  refusal: [status: number, code: string],
): Promise<TestAnswer> {
  const before = await readPurchases(api)
  try {
    for (reader of languages) {
      const answer = await send()
      expect([answer.status, answer.body.code], answer.text).toEqual(refusal)
      const { detail, title, fields = {} } = answer.body
      for (const told of [detail ?? title, ...Object.values(fields)])
        expect(told, answer.text).toMatch(wordings[reader])
    }
  } finally {
    reader = 'ru'
  }
  const answer = await send()
  expect(await readPurchases(api)).toEqual(before)
  return answer
}
