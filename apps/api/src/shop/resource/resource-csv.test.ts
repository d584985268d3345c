import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { readCells, readCsv, writeCsv } from './resource-csv.ts'

const schema = z.object({
  text: z.string(),
  count: z.int().nullable(),
  isOn: z.boolean(),
  list: z.array(z.int()),
})
const columns = Object.keys(schema.shape)

const read = async (csv: string) => {
  const result = await readCsv(csv, 100)
  if ('brokenLine' in result) throw new Error(`line ${result.brokenLine} is broken`)
  return result.lines.map(({ cells }) => readCells(schema, cells))
}

describe('[shop.resource] CSV of a resource', () => {
  it('is read as it was written, whatever the texts hold', async () => {
    const row = fc.record({
      text: fc.string({ unit: 'grapheme' }),
      count: fc.option(fc.integer()),
      isOn: fc.boolean(),
      list: fc.array(fc.integer()),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows) => {
        expect(await read(writeCsv(columns, rows, { hasHeader: true }))).toEqual(rows)
      }),
    )
  })

  it.each(['=1+1', '+7 900', '-5', '@sum', '\tx', "'=1", "''=1"])(
    'guards the cell %j against being a formula, and reads it back',
    async (text) => {
      const csv = writeCsv(['text'], [{ text }], { hasHeader: false })
      expect(csv.replaceAll('"', '')).toMatch(/^'/)
      const row = { text, count: null, isOn: true, list: [] }
      expect(await read(writeCsv(columns, [row], { hasHeader: true }))).toEqual([row])
    },
  )

  it.each([';', ',', '\t'])(
    'reads columns parted by %j, numbers as a Russian Excel writes them',
    async (sign) => {
      const csv = ['text', 'count', 'isOn', 'list'].join(sign)
      expect(await read(`${csv}\n${['Стол', '1 200', 'true', '[]'].join(sign)}\n`)).toEqual([
        { text: 'Стол', count: 1200, isOn: true, list: [] },
      ])
    },
  )

  it('names the line in which a file breaks', async () => {
    expect(await readCsv('a;b\n1;2\n1;2;3\n', 10)).toEqual({ brokenLine: 3 })
    expect(await readCsv('a;b\n1;"2\n', 10)).toHaveProperty('brokenLine')
  })
})
