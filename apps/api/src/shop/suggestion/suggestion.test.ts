import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { startTestDadata, type TestDadata } from '../../test-support/start-test-dadata.ts'

let dadata: TestDadata
let embedded: TestApi
let provided: TestApi

beforeAll(async () => {
  dadata = await startTestDadata()
  embedded = await startTestApi()
  provided = await startTestApi({ env: { DADATA_URL: dadata.origin, DADATA_TOKEN: 'secret' } })
})
afterAll(async () => {
  await embedded.close()
  await provided.close()
  await dadata.close()
})

async function suggest(api: TestApi, kind: 'party' | 'bank', query: string) {
  const { body } = await api.call('POST', `/api_vue/suggest/${kind}/`, { query })
  return body
}

const digits = (text: string) => [...text].map(Number)
const weigh = (numbers: number[], weights: number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (numbers[index] ?? 0), 0)
const innWeights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** The check digits of an INN: one for companies, two for entrepreneurs. */
function hasInnChecksum(inn: string): boolean {
  const checked = inn.length === 10 ? [9] : [10, 11]
  return checked.every(
    (at) => (weigh(digits(inn), innWeights.slice(11 - at)) % 11) % 10 === digits(inn)[at],
  )
}

describe('companies and banks of the demonstration', () => {
  it.each([
    ['Ромаш', 'ООО «Ромашка»'],
    ['7802', 'АО «Северный кабинет»'],
    ['лесникова мар', 'ИП Лесникова Мария Сергеевна'],
    ['южный', 'ООО «Южный дом»'],
  ])('[POST /suggest/party/] finds by «%s» %s', async (query, name) => {
    const { suggestions, isAvailable } = await suggest(embedded, 'party', query)
    expect(suggestions.map(({ value }: { value: string }) => value)).toEqual([name])
    expect(isAvailable).toBe(true)
  })

  it('every company has valid check digits, and a KPP unless it is a person', async () => {
    const found = await Promise.all(
      ['ООО', 'АО', 'ИП'].map(
        async (query) => (await suggest(embedded, 'party', query)).suggestions,
      ),
    )
    const parties = found.flat()
    expect(parties).toHaveLength(6)
    for (const { inn, kpp, ogrn } of parties) {
      expect(hasInnChecksum(inn), inn).toBe(true)
      const divisor = ogrn.length === 13 ? 11n : 13n
      expect(String((BigInt(ogrn.slice(0, -1)) % divisor) % 10n), ogrn).toBe(ogrn.slice(-1))
      expect(kpp === null).toBe(inn.length === 12)
    }
  })

  it('[POST /suggest/bank/] finds banks by name and BIC, with a correspondent account that fits the BIC', async () => {
    expect((await suggest(embedded, 'bank', '044030')).suggestions).toMatchObject([
      { value: 'Банк «Невский берег»' },
    ])
    const { suggestions } = await suggest(embedded, 'bank', 'банк')
    expect(suggestions).toHaveLength(3)
    for (const { bic, correspondentAccount } of suggestions) {
      const checked = digits(`0${bic.slice(4, 6)}${correspondentAccount}`)
      const sum = checked.reduce(
        (all, digit, at) => all + ((digit * ([7, 1, 3][at % 3] ?? 0)) % 10),
        0,
      )
      expect(sum % 10, bic).toBe(0)
    }
  })

  it.each(['', '  ', '«', "'; drop table"])('finds nothing for «%s»', async (query) => {
    for (const kind of ['party', 'bank'] as const) {
      expect(await suggest(embedded, kind, query)).toEqual({ suggestions: [], isAvailable: true })
    }
  })
})

describe('companies and banks by DaData', () => {
  it('[POST /suggest/party/] asks the published API for active companies', async () => {
    dadata.reply = {
      suggestions: [
        {
          value: 'ООО "МОТОРИКА"',
          unrestricted_value: 'ООО "МОТОРИКА"',
          data: {
            inn: '7719402047',
            kpp: '773101001',
            ogrn: '1157746078984',
            address: { value: 'г Москва, Большой б-р, д 42', data: null },
            state: { status: 'ACTIVE' },
          },
        },
      ],
    }
    expect((await suggest(provided, 'party', 'моторика')).suggestions).toEqual([
      {
        value: 'ООО "МОТОРИКА"',
        inn: '7719402047',
        kpp: '773101001',
        ogrn: '1157746078984',
        address: 'г Москва, Большой б-р, д 42',
      },
    ])
    expect(dadata.requests.at(-1)).toEqual({
      path: '/suggest/party',
      authorization: 'Token secret',
      body: { query: 'моторика', count: 7, status: ['ACTIVE'] },
    })
  })

  it('[POST /suggest/bank/] leaves out what has no BIC', async () => {
    dadata.reply = {
      suggestions: [
        {
          value: 'ПАО Сбербанк',
          data: {
            bic: '044525225',
            correspondent_account: '30101810400000000225',
            address: { value: 'г Москва, ул Вавилова, д 19' },
          },
        },
        { value: 'Фонд', data: { bic: null, correspondent_account: null, address: null } },
      ],
    }
    expect((await suggest(provided, 'bank', 'сбер')).suggestions).toEqual([
      {
        value: 'ПАО Сбербанк',
        bic: '044525225',
        correspondentAccount: '30101810400000000225',
        address: 'г Москва, ул Вавилова, д 19',
      },
    ])
  })

  it('suggests nothing while the provider is away', async () => {
    dadata.isAway = true
    for (const kind of ['party', 'bank'] as const) {
      expect(await suggest(provided, kind, 'любая')).toEqual({
        suggestions: [],
        isAvailable: false,
      })
    }
    dadata.isAway = false
  })

  it('[POST /suggest/party/] an address that copies the directory is told to wait', async () => {
    let answer = await embedded.call('POST', '/api_vue/suggest/party/', { query: 'а' })
    for (let asked = 0; asked < 300 && answer.status === 200; asked += 1) {
      answer = await embedded.call('POST', '/api_vue/suggest/party/', { query: 'а' })
    }
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
