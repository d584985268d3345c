import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCatalogue } from '../../../test-support/fixtures/catalogue.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { runVocabularyCommand } from './run-vocabulary-command.ts'

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await startTestApi({ fill: addCatalogue })
  folder = await mkdtemp(join(tmpdir(), 'svetlitsa-vocabulary-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

async function run(...given: string[]) {
  const done = await runVocabularyCommand(api.db, given)
  if (!done) throw new Error('the command has another form')
  return {
    stdout: done.lines.map((line) => `${line}\n`).join(''),
    isRefused: done.isRefused ?? false,
  }
}

async function find(q: string): Promise<string[]> {
  const { body } = await api.call('POST', '/api_vue/multisearch/', { q })
  return body.response.dropped.length > 0
    ? []
    : body.products.map(({ url }: { url: string }) => url.split('/').at(-2))
}

describe('the vocabulary of the search', () => {
  it('[search.vocabulary] begins with the synonyms that the shop always had', async () => {
    const { stdout } = await run('list', 'шифоньер')
    expect(stdout).toBe('шифоньер  word=шкаф\n')
  })

  it('[search.vocabulary] is changed by the command, and the search follows', async () => {
    expect(await find('лежбище')).toEqual([])
    await run('add', 'Лежбище', 'in=uglovye-divany')
    await run('add', 'болотный', 'CVET=Зелёный')
    await run('add', 'седалище', 'word=стул')
    await expect.poll(() => find('лежбище')).toEqual(['divan-ugol'])
    await expect.poll(() => find('болотный диван')).toEqual(['divan-polden', 'divan-bereg'])
    await expect.poll(() => find('седалище')).toContain('stul-veter')
    expect((await run('remove', 'лежбище')).stdout).toBe('removed: лежбище\n')
    await expect.poll(() => find('лежбище')).toEqual([])
  })

  it('[search.vocabulary] is exported as CSV and imported again, all rows or none', async () => {
    const file = join(folder, 'words.csv')
    await run('export', file)
    const text = await readFile(file, 'utf8')
    expect(text.split('\r\n')[0]).toBe('phrase,meaning')
    expect(text).toContain('\r\nшифоньер,word=шкаф\r\n')
    await writeFile(file, `${text}табуреточка,in=stulya\r\nошибка,in=nothing\r\n`)
    expect(await run('import', file)).toEqual({
      isRefused: true,
      stdout: 'ошибка  in=nothing: the catalogue has no such section, property or value\n',
    })
    expect((await run('list', 'табуреточка')).stdout).toBe('')
    await writeFile(file, `${text}табуреточка,in=stulya\r\n`)
    await run('import', file)
    expect((await run('list', 'табуреточка')).stdout).toBe('табуреточка  in=stulya\n')
    await writeFile(file, 'phrase,meaning\nодно поле\n')
    expect(await run('import', file)).toEqual({
      isRefused: true,
      stdout: 'line 2: phrase and meaning are expected\n',
    })
  })

  it.each([
    ['а', 'in=divany'],
    ['что-то', 'диван'],
    ['что-то', 'CVET=Ультрамарин'],
    ['что-то', 'CVET=Зелёный|Ультрамарин'],
    ['что-то', 'NOTHING=Зелёный'],
    ['что-то', 'word=что-то'],
  ])('[search.vocabulary] «%s» «%s» is refused', async (phrase, meaning) => {
    expect(await run('add', phrase, meaning)).toMatchObject({ isRefused: true })
  })

  it('[search.vocabulary] the command knows its forms', async () => {
    for (const given of [[], ['add', 'слово'], ['remove'], ['list', 'a', 'b'], ['other', 'a']]) {
      expect(await runVocabularyCommand(api.db, given)).toBeNull()
    }
  })
})
